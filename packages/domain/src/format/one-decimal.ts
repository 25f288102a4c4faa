import { byLanguage } from '../language/index.ts';

/** Writes numbers with one decimal, always, as each language does. */
export const oneDecimalIn = byLanguage(
  (language) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
