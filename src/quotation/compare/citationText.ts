/** Whether a stretch of an opinion is citations and nothing else, so that "(citations omitted)" may pass over it. */

/** Small words that stand in citations. */
const SMALL = new Set(
  (
    'v vs see also accord cf compare contra but e g i at of the and in re ex rel for to on et al id ibid supra infra note ' +
    'notes n nn p pp slip op no nos quoting citing aff d rev cert denied granted per curiam plurality opinion with ' +
    'de la del von van'
  ).split(' '),
);
const CORE = /\d+ [A-Z][\w.’' ]{0,24}? ?\d+|\b(?:[Ii]d|[Ii]bid|supra|ante|post)\b|§|_{2,}/;
/** Longer stretches are not judged. In UTF-16 units. */
const LONGEST = 2000;

/** Linear in the length of the text, which is bounded. */
export function isCitationText(text: string): boolean {
  if (text.length > LONGEST || !CORE.test(text)) return false;
  return withoutParentheses(text)
    .split(/[\s,;:.&*§()[\]“”"‘’'–—-]+/)
    .every((word) => word === '' || /^[\p{Lu}\d_]/u.test(word) || SMALL.has(word.toLowerCase()));
}

function withoutParentheses(text: string): string {
  let depth = 0;
  let kept = '';
  for (const character of text) {
    if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) kept += character;
  }
  return kept;
}
