import { comparePerformanceResults, type PerformanceResult } from '@aferir/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { portalMessages } from '../portal-messages.ts';
import { performanceResultQuery } from '../portal-queries.ts';
import { ChangeList } from './change-list.tsx';
import { ChangeTable } from './change-table.tsx';
import { performanceChangeTexts } from './change-texts.ts';
import styles from './comparison-view.module.css';
import { ComparisonView } from './comparison-view.tsx';
import { ResultChart, type ResultChartProps } from './result-chart.tsx';
import type { ComparedPair } from './use-compared-pair.ts';

const SCALE = { max: 10, step: 1 };

/** What changed between two performance assessments, on both sides. */
export function PerformanceComparison({ pair }: { pair: ComparedPair }) {
  const { employee } = useServices();
  const queries = useQueryClient();
  const earlier = useQuery(performanceResultQuery(queries, employee, pair.earlier.id));
  const later = useQuery(performanceResultQuery(queries, employee, pair.later.id));
  return (
    <ComparisonView pair={pair} earlier={earlier} later={later}>
      {(before, after) => <Compared pair={pair} before={before} after={after} />}
    </ComparisonView>
  );
}

interface ComparedProps {
  pair: ComparedPair;
  before: PerformanceResult;
  after: PerformanceResult;
}

function Compared({ pair, before, after }: ComparedProps) {
  const comparison = comparePerformanceResults(before, after);
  const { self, managers } = comparison;
  const hasManagers = [before, after].some(hasAverages);
  return (
    <>
      <ChangeList texts={performanceChangeTexts(comparison)} />
      <div className={styles.charts}>
        <ResultChart date={pair.earlier.date} lines={linesOf(before)} scale={SCALE} />
        <ResultChart date={pair.later.date} lines={linesOf(after)} scale={SCALE} />
      </div>
      <ChangeTable
        caption={portalMessages.self}
        nameHeading={portalMessages.competency}
        changes={self.competencies}
      />
      {hasManagers ? (
        <ChangeTable
          caption={portalMessages.managersAverage}
          nameHeading={portalMessages.competency}
          changes={managers.competencies}
        />
      ) : null}
    </>
  );
}

function linesOf({ selfScores, averages }: PerformanceResult): ResultChartProps['lines'] {
  const self = { name: portalMessages.self, values: selfScores };
  const managers = { name: portalMessages.managers, values: averages };
  return hasAverages({ averages }) ? [self, managers] : [self];
}

function hasAverages({ averages }: Pick<PerformanceResult, 'averages'>): boolean {
  return averages.some(({ value }) => value !== null);
}
