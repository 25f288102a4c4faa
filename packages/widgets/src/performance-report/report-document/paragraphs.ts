/** The most characters of a paragraph: more than that would not fit on what is left of most pages. */
const LONGEST = 700;

/**
 * Takes a text apart into paragraphs that can stand on different pages: at its line breaks, and
 * where one is very long, between sentences or at least between words.
 */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => gathered(sentencesOf(line)));
}

function sentencesOf(line: string): string[] {
  return line
    .split(/(?<=[.!?…]["”]?)\s+/)
    .flatMap((sentence) =>
      sentence.length > LONGEST ? gathered(sentence.split(/\s+/)) : sentence,
    );
}

function gathered(pieces: readonly string[]): string[] {
  const paragraphs: string[] = [];
  for (const piece of pieces) {
    const last = paragraphs.at(-1);
    if (last !== undefined && last.length + piece.length < LONGEST) {
      paragraphs[paragraphs.length - 1] = `${last} ${piece}`;
    } else {
      paragraphs.push(piece);
    }
  }
  return paragraphs;
}
