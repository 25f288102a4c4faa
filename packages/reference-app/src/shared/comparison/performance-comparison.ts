import { comparePerformanceResults, type PerformanceResult, widestFirst } from '@aferir/domain';
import { type ComparisonReader, performanceChangeTexts } from './change-texts.ts';
import type { ComparisonKind } from './comparison-kind.ts';
import { performanceResultQuery } from './result-queries.ts';

/** How two performance assessments are compared, on both sides, for whom they are of. */
export const performanceComparison = comparisonFor('own');

/** The same for whoever else reads it. */
export const performanceComparisonOfOther = comparisonFor('other');

function comparisonFor(reader: ComparisonReader): ComparisonKind<PerformanceResult> {
  return {
    resultQuery: performanceResultQuery,
    scale: { max: 10, step: 1 },
    compare(before, after, words) {
      const { around } = words;
      const comparison = comparePerformanceResults(before, after);
      const { self, managers } = comparison;
      const hasManagers = [before, after].some(hasAverages);
      const sides = [
        { of: around.self, changes: self.competencies },
        ...(hasManagers ? [{ of: around.managersAverage, changes: managers.competencies }] : []),
      ];
      return {
        texts: performanceChangeTexts(comparison, words, reader),
        charts: sides,
        tables: sides.map(({ of, changes }) => ({
          caption: of,
          nameHeading: around.competency,
          changes: widestFirst(changes),
        })),
      };
    },
  };
}

function hasAverages({ averages }: PerformanceResult): boolean {
  return averages.some(({ value }) => value !== null);
}
