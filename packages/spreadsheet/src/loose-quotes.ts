/** Goes through the quotes of a text: 1 for one that opens, -1 for one that closes, by what stands before it. */
function walk(text: string, see: (depth: number, at: number) => void): void {
  let depth = 0;
  let wasOpening = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    const before = text[at - 1];
    const isOpening: boolean =
      before === '"' ? wasOpening : before === undefined || /[\s([{/-]/.test(before);
    depth += isOpening ? 1 : -1;
    wasOpening = isOpening;
    see(depth, at);
  }
}

/** Whether each quote that opens has one that closes, as in "Nina" Ana: they are letters then. */
export function isBalanced(text: string): boolean {
  let isGood = true;
  let last = 0;
  walk(text, (depth) => {
    if (depth < 0) isGood = false;
    last = depth;
  });
  return isGood && last === 0;
}

/** Whether a balanced text stands in quotes as a whole, whose own were not doubled: "Ana "Nina" Prado". */
export function isOuterPair(text: string): boolean {
  let closesAt = -1;
  walk(text, (depth, at) => {
    if (depth === 0 && closesAt < 0) closesAt = at;
  });
  return closesAt > 0 && closesAt === text.length - 1;
}
