import type { ReportCompetency } from '../behavioral-report.types.ts';

/** The competencies with the highest and the lowest index, to say what to see in a chart. */
export function competencyExtremes(competencies: readonly ReportCompetency[]): {
  highest: string;
  lowest: string;
} {
  const ordered = competencies.toSorted((a, b) => b.index - a.index);
  return { highest: ordered[0]?.name ?? '', lowest: ordered.at(-1)?.name ?? '' };
}
