import { ALIGNMENT_STARTS, type AlignmentLevel, alignmentPercent } from '@aferir/domain';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { ReportContent } from '../performance-report.types.ts';

/** The percent to show: of the response, or of the comparison with one manager alone. */
export function reportAlignment({ header, analysis, managerId }: ReportContent): number | null {
  if (managerId === null) return header.alignment;
  return alignmentPercent(analysis.competencies.map(({ comparison }) => comparison));
}

/** The percent with the word for it: '84% · médio'. */
export function alignmentText(
  percent: number | null,
  level: AlignmentLevel,
  messages: PerformanceReportMessages,
): string {
  if (percent === null || level === 'none') return messages.noData;
  return `${percent}% · ${messages.alignmentWords[level]}`;
}

/** What the percent says, of one manager or of several. */
export function alignmentMeaning(
  managers: number,
  managerId: number | null,
  messages: PerformanceReportMessages,
): string {
  return messages.alignmentMeaning(managerId === null ? managers : 1);
}

/** What the words and colors of the alignment stand for, the best first. */
export function alignmentKey(messages: PerformanceReportMessages) {
  const { good, warning } = ALIGNMENT_STARTS;
  const { alignmentWords: words, alignmentFrom, alignmentBelow } = messages;
  return [
    { level: 'good', text: alignmentFrom(words.good, good) },
    { level: 'warning', text: alignmentFrom(words.warning, warning) },
    { level: 'danger', text: alignmentBelow(words.danger, warning) },
  ] as const;
}
