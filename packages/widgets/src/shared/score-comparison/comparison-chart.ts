import { listNames, sortByGap } from '@aferir/domain';
import type { RadarChartProps } from '@aferir/ui';
import type { ComparisonMessages } from './score-comparison.messages.ts';
import type { Analysis, ComparedCompetency } from './score-comparison.ts';
import { formatPoints } from './score-text.ts';

/** Fewer axes than this make no surface. */
const LEAST_AXES = 3;

/** More axes than this run into each other. */
const MOST_AXES = 12;

/** What the radar chart is drawn from. */
export type ComparisonChart = Pick<
  RadarChartProps,
  'title' | 'summary' | 'axes' | 'series' | 'scale'
>;

/**
 * Both sides around a circle, or the own one alone, told to the person when it is the own report: none when there are too few competencies, more
 * than one when they are too many to be read around a single circle.
 */
export function comparisonCharts(
  analysis: Analysis,
  messages: ComparisonMessages,
  isOwn: boolean,
): ComparisonChart[] {
  const { competencies, stage } = analysis;
  const name = stage === 'compared' ? messages.analysisChart : messages.selfChart;
  const groups = axisGroups(competencies);
  return groups.map((group, index) => ({
    ...comparisonChart({ ...analysis, competencies: group }, messages, isOwn),
    title: groups.length > 1 ? messages.chartOf(name, index + 1, groups.length) : name,
  }));
}

function comparisonChart(
  analysis: Analysis,
  messages: ComparisonMessages,
  isOwn: boolean,
): Omit<ComparisonChart, 'title'> {
  const { competencies, stage } = analysis;
  const self = {
    id: 'self',
    name: messages.self,
    values: competencies.map(({ selfScore }) => selfScore),
  };
  const managers = {
    id: 'managers',
    name: messages.manager,
    values: competencies.map(({ average }) => average),
  };
  return {
    summary: comparisonSummary(analysis, messages, isOwn),
    axes: competencies.map(({ name }) => name),
    series: stage === 'compared' ? [self, managers] : [self],
    scale: { max: 10, step: 1 },
  };
}

/** What stands around each circle: none when there are too few for a surface, more than one when they are too many to be read around one. */
export function axisGroups<Item>(items: readonly Item[]): Item[][] {
  if (items.length < LEAST_AXES) return [];
  const count = Math.ceil(items.length / MOST_AXES);
  const size = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, group) => items.slice(group * size, (group + 1) * size));
}

/** One sentence that says what to see in the scores, to the person when they are the own ones. */
export function comparisonSummary(
  { competencies }: Analysis,
  messages: ComparisonMessages,
  isOwn: boolean,
): string {
  const [widest] = sortByGap(competencies);
  if (!widest?.comparison) return selfSummary(competencies, messages, isOwn);
  const { gap } = widest.comparison;
  const points = formatPoints(gap, messages);
  // Without a surface there are no lines to speak of.
  if (competencies.length < LEAST_AXES) {
    const rated = competencies.filter(({ comparison }) => comparison).length;
    return gap === 0
      ? messages.sameScores(isOwn, rated)
      : messages.widestScores(widest.name, points, isOwn, rated);
  }
  return gap === 0 ? messages.allEqual(isOwn) : messages.widest(widest.name, points, isOwn);
}

function selfSummary(
  competencies: readonly ComparedCompetency[],
  messages: ComparisonMessages,
  isOwn: boolean,
): string {
  const scored = competencies
    .flatMap(({ name, selfScore }) => (selfScore === null ? [] : [{ name, selfScore }]))
    .toSorted((a, b) => b.selfScore - a.selfScore);
  const [highest, lowest] = [scored[0], scored.at(-1)];
  if (!highest || !lowest) return messages.noScores;
  if (scored.length === 1) return messages.onlyOne(highest.name, String(highest.selfScore), isOwn);
  if (highest.selfScore === lowest.selfScore) {
    return messages.sameEverywhere(String(highest.selfScore), isOwn);
  }
  const namesAt = (score: number) =>
    listNames(
      scored.filter(({ selfScore }) => selfScore === score).map(({ name }) => name),
      messages.language,
    );
  return messages.extremes(namesAt(highest.selfScore), namesAt(lowest.selfScore), isOwn);
}
