import { splitByStrength } from '@aferir/domain';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import type { ReportCompetency } from '../behavioral-report.types.ts';

/** Competencies under one heading. */
export interface CompetencyGroup {
  readonly title: string;
  readonly competencies: readonly ReportCompetency[];
}

/** The competencies as the report tells them. */
export interface CompetencyGroups {
  /** One sentence that says what to see in the chart. */
  readonly summary: string;
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
    return { summary: messages.competenciesAlike, extremes: [], others: shownRest };
  }
  return {
    summary: messages.competenciesSummary(highest.name, lowest.name),
    extremes: [
      { title: messages.strongest, competencies: strongest },
      { title: messages.weakest, competencies: weakest },
    ],
    others: shownRest,
  };
}
