import type { ComparisonMessages } from './score-comparison.messages.ts';

const oneDecimal = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const upToOneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Where Portuguese begins its plural: '1,5 ponto', '2 pontos'. */
const PLURAL_START = 2;

/** A mean or a difference with one decimal: '7,5'. */
export function formatMean(value: number): string {
  return oneDecimal.format(value);
}

/** A difference in words: '2,5 pontos'. */
export function formatPoints(gap: number, messages: ComparisonMessages): string {
  return messages.gapOf(upToOneDecimal.format(gap), gap >= PLURAL_START);
}
