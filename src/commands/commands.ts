/** The ribbon's commands. Word waits for `completed` of each; it is called on every way out. */

/** The name that the manifest's ExecuteFunction uses. */
export const CHECK_COMMAND = 'checkCitations';

export interface Ribbon {
  readonly associate: (name: string, command: (event: { completed: () => void }) => void) => void;
  /** The pane and the ribbon run in one page, so the pane can be shown from here. */
  readonly hasSharedRuntime: () => boolean;
  readonly showPane: () => Promise<void>;
}

/**
 * Ties the commands to the ribbon. With a shared runtime the pane is shown and the check goes on after the command; without one
 * (Word 2019 and 2021) this page lives only as long as the command, which then waits for the check and leaves the list to the
 * second button.
 */
export function registerCommands(ribbon: Ribbon, check: () => Promise<void>): void {
  // The pane shows what went wrong; a command has no place for words.
  const checkQuietly = (): Promise<void> => check().catch(() => {});
  ribbon.associate(CHECK_COMMAND, async (event) => {
    try {
      if (!ribbon.hasSharedRuntime()) {
        await checkQuietly();
        return;
      }
      // A pane that cannot be shown is no reason not to check: the marks stand in the document.
      await ribbon.showPane().catch(() => {});
      void checkQuietly();
    } finally {
      event.completed();
    }
  });
}

/** The ribbon of the Office that this page runs in. Call once office.js is there. */
export function officeRibbon(): Ribbon {
  return {
    associate: (name, command) => Office.actions.associate(name, command),
    hasSharedRuntime: () => Office.context.requirements.isSetSupported('SharedRuntime', '1.1'),
    showPane: () => Office.addin.showAsTaskpane(),
  };
}
