import { conjunctionIn, type Language } from '@aferir/domain';

/** What a list of names is made of, in order: a name by its place among them, or what stands between two. */
export function namesInParts(
  names: readonly string[],
  language: Language,
): readonly (number | string)[] {
  let place = 0;
  return conjunctionIn(language)
    .formatToParts(names)
    .map(({ type, value }) => (type === 'element' ? place++ : value));
}

/** All names in a sentence: 'Ana Souza e Rafael Nogueira'. */
export function joinNames(names: readonly string[], language: Language): string {
  return conjunctionIn(language).format(names);
}
