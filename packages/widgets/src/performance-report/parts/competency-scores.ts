import { formatMean } from '@aferir/domain';
import type {
  AnalysisStage,
  ComparedCompetency,
} from '../../shared/score-comparison/score-comparison.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { ScoreSide } from './score-axis.tsx';

/** A competency among the scores that the report compares. */
export interface ScoredCompetency {
  competency: ComparedCompetency;
  stage: AnalysisStage;
  /** Whether the scores are of one manager alone. */
  isNarrowed: boolean;
}

/** A score with what it is called and how it is written. */
export interface NamedScore {
  readonly side: ScoreSide;
  readonly label: string;
  readonly text: string;
}

/** The scores of a competency: the person's own and, unless it stands alone, the managers'. */
export function competencyScores(
  { competency, stage, isNarrowed }: ScoredCompetency,
  messages: PerformanceReportMessages,
): NamedScore[] {
  const { selfScore, average } = competency;
  const own = scoreOf('self', messages.self, selfScore, String);
  if (stage === 'self-only') return [own];
  const byAll = competency.calibration ? messages.calibratedScore : messages.managersAverage;
  const label = isNarrowed ? messages.managerScore : byAll;
  return [own, scoreOf('managers', label, average, (mean) => formatMean(mean, messages.language))];

  function scoreOf(
    side: ScoreSide,
    name: string,
    value: number | null,
    format: (value: number) => string,
  ) {
    return { side, label: name, text: value === null ? messages.nothing : format(value) };
  }
}
