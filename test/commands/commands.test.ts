/** The ribbon’s commands: whatever happens, Word is told that the command has ended. */
import { CHECK_COMMAND, registerCommands, type Ribbon } from '../../src/commands/commands';

type Command = Parameters<Ribbon['associate']>[1];

function ribbon(parts: Partial<Ribbon> = {}) {
  const commands = new Map<string, Command>();
  const order: string[] = [];
  const press = async (): Promise<void> => {
    await new Promise<void>((ended) => {
      commands.get(CHECK_COMMAND)?.({
        completed: () => {
          order.push('completed');
          ended();
        },
      });
    });
  };
  return {
    order,
    press,
    ribbon: {
      associate: (name: string, command: Command) => void commands.set(name, command),
      hasSharedRuntime: () => true,
      showPane: async () => void order.push('pane shown'),
      ...parts,
    },
  };
}

describe('the ribbon button "Check citations"', () => {
  it('shows the pane, starts the check and lets go of the ribbon at once', async () => {
    const { ribbon: surface, press, order } = ribbon();
    registerCommands(surface, () => {
      order.push('check started');
      return new Promise(() => {});
    });
    await press();
    expect(order).toEqual(['pane shown', 'check started', 'completed']);
  });

  it('checks all the same where the pane cannot be shown', async () => {
    const { ribbon: surface, press, order } = ribbon({ showPane: () => Promise.reject(new Error('hidden')) });
    registerCommands(surface, async () => void order.push('check started'));
    await press();
    expect(order).toEqual(['check started', 'completed']);
  });

  it('without a shared runtime ends only after the check, since the page lives no longer', async () => {
    const { ribbon: surface, press, order } = ribbon({ hasSharedRuntime: () => false });
    registerCommands(surface, async () => {
      await Promise.resolve();
      order.push('check ended');
    });
    await press();
    expect(order).toEqual(['check ended', 'completed']);
  });

  it.each([true, false])('ends the command when the check fails (shared runtime: %s)', async (shared) => {
    const { ribbon: surface, press, order } = ribbon({ hasSharedRuntime: () => shared });
    registerCommands(surface, () => Promise.reject(new Error('failed')));
    await press();
    expect(order).toContain('completed');
  });
});
