import { formatMean, listNames, type ScoreExtreme, summarizeScores } from '@aferir/domain';
import type { ComparedCompetency } from '../../shared/score-comparison/score-comparison.ts';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { ReportContent } from '../performance-report.types.ts';
import type { ScoreSide } from './score-axis.tsx';

/** The mean of a side over all competencies. */
export interface MeanResult {
  readonly side: ScoreSide;
  readonly label: string;
  readonly value: string;
}

/** The competencies at an end of the scale, and the score that they have. */
export interface ExtremeResult {
  readonly label: string;
  readonly names: string;
  readonly score: string;
}

/** What a report comes to, before it is taken apart. */
export interface ReportResults {
  readonly means: readonly MeanResult[];
  /** None where no competency stands out. */
  readonly extremes: readonly ExtremeResult[];
}

/** More names than these are counted. */
const MOST_NAMES = 3;

/**
 * The mean of each side, and the strongest and the weakest competencies: by the managers' scores once they are there, else by the own ones.
 */
export function reportResults(
  { analysis, managerId }: Pick<ReportContent, 'analysis' | 'managerId'>,
  messages: PerformanceReportMessages,
): ReportResults {
  const { competencies, stage } = analysis;
  const own = summarizeScores(competencies.map(toOwn));
  const rated = summarizeScores(competencies.map(toRated));
  const isNarrowed = managerId !== null;
  const means: MeanResult[] = [
    { side: 'self', label: messages.meanOfSelf, value: textOf(own.mean, messages) },
  ];
  if (stage !== 'self-only') {
    const label = isNarrowed ? messages.meanOfManager : messages.meanOfManagers;
    means.push({ side: 'managers', label, value: textOf(rated.mean, messages) });
  }
  const byManagers = isNarrowed ? messages.managerScore : messages.managersAverage;
  const [ends, side] = rated.mean === null ? [own, messages.self] : [rated, byManagers];
  return { means, extremes: extremesOf(ends, side, messages) };
}

function extremesOf(
  { highest, lowest }: Record<'highest' | 'lowest', ScoreExtreme | null>,
  side: string,
  messages: PerformanceReportMessages,
): ExtremeResult[] {
  if (!highest || !lowest || highest.score === lowest.score) return [];
  return [
    extremeOf(messages.strongest, highest, side, messages),
    extremeOf(messages.weakest, lowest, side, messages),
  ];
}

function extremeOf(
  labelOf: (count: number) => string,
  { score, names }: ScoreExtreme,
  side: string,
  messages: PerformanceReportMessages,
): ExtremeResult {
  const rest = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES);
  return {
    label: labelOf(names.length),
    names:
      rest > 0 ? messages.andMore(shown.join(', '), rest) : listNames(names, messages.language),
    score: messages.scoreBy(side, formatMean(score, messages.language)),
  };
}

function toOwn({ name, selfScore }: ComparedCompetency) {
  return { name, score: selfScore };
}

function toRated({ name, average }: ComparedCompetency) {
  return { name, score: average };
}

function textOf(mean: number | null, messages: PerformanceReportMessages): string {
  return mean === null ? messages.nothing : formatMean(mean, messages.language);
}
