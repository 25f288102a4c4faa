import { splitByStrength } from '@aferir/domain';
import type { RadarChartProps } from '@aferir/ui';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import type { ReportCompetency } from '../behavioral-report.types.ts';

/** Fewer axes than this make no surface. */
const LEAST_AXES = 3;

/** Competencies under one heading. */
export interface CompetencyGroup {
  readonly title: string;
  readonly competencies: readonly ReportCompetency[];
}

/** What the chart of all competencies shows. */
export type CompetencyChart = Pick<RadarChartProps, 'title' | 'summary' | 'axes' | 'series'>;

/** The competencies as the report tells them. */
export interface CompetencyGroups {
  /** Of all, where there are enough of them to make a surface. */
  readonly chart: CompetencyChart | null;
  /** The strongest and the weakest, which come first; none where all are alike. */
  readonly extremes: readonly CompetencyGroup[];
  /** What is left. */
  readonly others: CompetencyGroup | null;
}

/** Shares the competencies out by how strong they are. */
export function competencyGroups(
  competencies: readonly ReportCompetency[],
  messages: BehavioralReportMessages,
): CompetencyGroups {
  const { strongest, weakest, others } = splitByStrength(competencies);
  const [highest, lowest] = [strongest[0], weakest[0]];
  const rest = { title: messages.otherCompetencies, competencies: others };
  const shownRest = others.length > 0 ? rest : null;
  if (!highest || !lowest) {
    const chart = chartOf(competencies, messages, messages.competenciesAlike);
    return { chart, extremes: [], others: shownRest };
  }
  const summary = messages.competenciesSummary(highest.name, lowest.name);
  return {
    chart: chartOf(competencies, messages, summary),
    extremes: [
      { title: messages.strongest, competencies: strongest },
      { title: messages.weakest, competencies: weakest },
    ],
    others: shownRest,
  };
}

function chartOf(
  competencies: readonly ReportCompetency[],
  { competenciesChart, competencyIndex }: BehavioralReportMessages,
  summary: string,
): CompetencyChart | null {
  if (competencies.length < LEAST_AXES) return null;
  return {
    title: competenciesChart,
    summary,
    axes: competencies.map(({ label }) => label),
    series: [
      { id: 'index', name: competencyIndex, values: competencies.map(({ index }) => index) },
    ],
  };
}
