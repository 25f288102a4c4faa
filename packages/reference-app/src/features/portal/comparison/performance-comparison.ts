import { comparePerformanceResults, type PerformanceResult } from '@aferir/domain';
import { portalMessages } from '../portal-messages.ts';
import { performanceResultQuery } from '../portal-queries.ts';
import type { ChangeTableProps } from './change-table.tsx';
import { performanceChangeTexts } from './change-texts.ts';
import type { ComparisonKind } from './comparison-kind.ts';

/** How two performance assessments are compared, on both sides. */
export const performanceComparison: ComparisonKind<PerformanceResult> = {
  resultQuery: performanceResultQuery,
  scale: { max: 10, step: 1 },
  compare(before, after) {
    const comparison = comparePerformanceResults(before, after);
    const { self, managers } = comparison;
    const hasManagers = [before, after].some(hasAverages);
    const sides = [
      { of: portalMessages.self, changes: self.competencies },
      ...(hasManagers
        ? [{ of: portalMessages.managersAverage, changes: managers.competencies }]
        : []),
    ];
    return {
      texts: performanceChangeTexts(comparison),
      charts: sides,
      tables: sides.map(({ of, changes }) => tableOf(of, changes)),
    };
  },
};

function tableOf(caption: string, changes: ChangeTableProps['changes']): ChangeTableProps {
  return { caption, nameHeading: portalMessages.competency, changes };
}

function hasAverages({ averages }: PerformanceResult): boolean {
  return averages.some(({ value }) => value !== null);
}
