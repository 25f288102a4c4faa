import { byLanguage, type Language } from '@aferir/domain';
import type { ComparisonMessages } from './score-comparison.messages.ts';

const oneDecimalIn = byLanguage(
  (language) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const upToOneDecimalIn = byLanguage(
  (language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
);

/** A mean or a difference with one decimal: '7,5'. */
export function formatMean(value: number, language?: Language): string {
  return oneDecimalIn(language).format(value);
}

/** A difference in words: '2,5 pontos'. */
export function formatPoints(gap: number, messages: ComparisonMessages): string {
  return messages.gapOf(upToOneDecimalIn(messages.language).format(gap), gap);
}
