import type { PerformanceReportMessages } from '../performance-report.messages.ts';

const oneDecimal = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const upToOneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const conjunction = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Where Portuguese begins its plural: '1,5 ponto', '2 pontos'. */
const PLURAL_START = 2;

/** A mean or a difference with one decimal: '7,5'. */
export function formatMean(value: number): string {
  return oneDecimal.format(value);
}

/** A difference in words: '2,5 pontos'. */
export function formatPoints(gap: number, messages: PerformanceReportMessages): string {
  return messages.gapOf(upToOneDecimal.format(gap), gap >= PLURAL_START);
}

/** Names in a sentence: 'Ana Souza e Rafael Nogueira'. */
export function joinNames(names: readonly string[]): string {
  return conjunction.format(names);
}
