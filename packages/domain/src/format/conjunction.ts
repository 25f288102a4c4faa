import { byLanguage } from '../language/index.ts';

/** Lists all of some words for a sentence, as each language does: 'A, B e C'. */
export const conjunctionIn = byLanguage(
  (language) => new Intl.ListFormat(language, { type: 'conjunction' }),
);
