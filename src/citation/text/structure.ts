/**
 * The structure pass: which bracket closes which, over one block, in one sweep.
 *
 * A bracket that never closes, or closes what was not opened, gets no partner and so opens no level: a missing ")" cannot leak
 * past its own place, and the block's end ends everything. What may be changed: nothing without the property tests.
 */
import { Kind, type Tokens } from './lexer';

const CLOSES: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Fills `tokens.partner`. Steps are linear in the tokens: every bracket is pushed once and popped at most once. */
export function pairBrackets(tokens: Tokens): void {
  const { partner } = tokens;
  partner.fill(-1, 0, tokens.count);
  const stack: number[] = [];
  const open: Record<string, number> = { '(': 0, '[': 0, '{': 0 };
  for (let i = 0; i < tokens.count; i += 1) {
    const kind = tokens.kind[i];
    if (kind === Kind.open) {
      stack.push(i);
      const mark = tokens.mark(i);
      open[mark] = (open[mark] ?? 0) + 1;
    } else if (kind === Kind.close) {
      const wanted = CLOSES[tokens.mark(i)] ?? '';
      if ((open[wanted] ?? 0) === 0) continue;
      for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
        const mark = tokens.mark(top);
        open[mark] = (open[mark] ?? 0) - 1;
        if (mark !== wanted) continue;
        partner[top] = i;
        partner[i] = top;
        break;
      }
    }
  }
}
