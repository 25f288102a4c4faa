/** The word that a number of the wire stands for; undefined for none. */
export function wordOfCode<Word extends string>(
  codes: Readonly<Record<Word, number>>,
  code: number | null | undefined,
): Word | undefined {
  return (Object.keys(codes) as Word[]).find((word) => codes[word] === code);
}

/** What a number of the wire is called; null for none. */
export function nameOfCode<Word extends string>(
  codes: Readonly<Record<Word, number>>,
  names: Readonly<Record<Word, string>>,
  code: number | null | undefined,
): string | null {
  const word = wordOfCode(codes, code);
  return word === undefined ? null : names[word];
}
