import { byLanguage, type Language } from '../language/index.ts';

const formatterIn = byLanguage(
  (language) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** Writes 25.5 as '25,5%', and as '25.5%' in English. */
export function formatPercent(percent: number, language?: Language): string {
  return `${formatterIn(language).format(percent)}%`;
}
