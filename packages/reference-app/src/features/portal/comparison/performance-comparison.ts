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
  linesOf(result) {
    const self = { name: portalMessages.self, values: result.selfScores };
    const managers = { name: portalMessages.managers, values: result.averages };
    return hasAverages(result) ? [self, managers] : [self];
  },
  compare(before, after) {
    const comparison = comparePerformanceResults(before, after);
    const { self, managers } = comparison;
    const hasManagers = [before, after].some(hasAverages);
    return {
      texts: performanceChangeTexts(comparison),
      tables: [
        tableOf(portalMessages.self, self.competencies),
        ...(hasManagers ? [tableOf(portalMessages.managersAverage, managers.competencies)] : []),
      ],
    };
  },
};

function tableOf(caption: string, changes: ChangeTableProps['changes']): ChangeTableProps {
  return { caption, nameHeading: portalMessages.competency, changes };
}

function hasAverages({ averages }: PerformanceResult): boolean {
  return averages.some(({ value }) => value !== null);
}
