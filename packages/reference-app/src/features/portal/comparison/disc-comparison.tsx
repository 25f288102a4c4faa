import { compareDiscResults, type DiscResult } from '@aferir/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { portalMessages } from '../portal-messages.ts';
import { discResultQuery } from '../portal-queries.ts';
import { ChangeList } from './change-list.tsx';
import { ChangeTable } from './change-table.tsx';
import { discChangeTexts } from './change-texts.ts';
import styles from './comparison-view.module.css';
import { ComparisonView } from './comparison-view.tsx';
import { ResultChart } from './result-chart.tsx';
import type { ComparedPair } from './use-compared-pair.ts';

const SCALE = { max: 100, step: 20 };

/** What changed between two behavioral assessments. */
export function DiscComparison({ pair }: { pair: ComparedPair }) {
  const { employee } = useServices();
  const queries = useQueryClient();
  const earlier = useQuery(discResultQuery(queries, employee, pair.earlier.id));
  const later = useQuery(discResultQuery(queries, employee, pair.later.id));
  return (
    <ComparisonView pair={pair} earlier={earlier} later={later}>
      {(before, after) => <Compared pair={pair} before={before} after={after} />}
    </ComparisonView>
  );
}

interface ComparedProps {
  pair: ComparedPair;
  before: DiscResult;
  after: DiscResult;
}

function Compared({ pair, before, after }: ComparedProps) {
  const comparison = compareDiscResults(before, after);
  const lineOf = ({ outcome, competencies }: DiscResult) =>
    [{ name: outcome, values: competencies }] as const;
  return (
    <>
      <ChangeList texts={discChangeTexts(comparison)} />
      <div className={styles.charts}>
        <ResultChart date={pair.earlier.date} lines={lineOf(before)} scale={SCALE} />
        <ResultChart date={pair.later.date} lines={lineOf(after)} scale={SCALE} />
      </div>
      <ChangeTable
        caption={portalMessages.profileSums}
        nameHeading={portalMessages.profile}
        changes={comparison.sums}
      />
      <ChangeTable
        caption={portalMessages.competencyIndices}
        nameHeading={portalMessages.competency}
        changes={comparison.competencies}
      />
    </>
  );
}
