import { byLanguage } from '../language/index.ts';

/** Writes numbers with one decimal where they have any, as each language does: '2,5' and '3'. */
export const upToOneDecimalIn = byLanguage(
  (language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
);
