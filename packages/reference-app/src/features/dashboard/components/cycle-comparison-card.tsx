import { type CycleKind, compareValues, widestFirst } from '@aferir/domain';
import { Card, Notice, RetryNotice, Skeleton, SkeletonGroup } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { appMessages } from '../../../shared/app-messages.ts';
import { ChangeChart } from '../../../shared/comparison/change-chart.tsx';
import { ChangeTable } from '../../../shared/comparison/change-table.tsx';
import { cycleComparisonMessages as texts } from '../cycle-comparison-messages.ts';
import { type CycleResults, cycleResultsOf } from '../cycle-results.ts';
import { useComparedFiguresQuery } from '../use-compared-figures-query.ts';
import type { Dashboard } from '../use-dashboard.ts';
import styles from './cycle-comparison-card.module.css';

/** How high the content will be, about. */
const HEIGHTS: Readonly<Record<CycleKind, string>> = { behavioral: '260px', performance: '640px' };

/** Props of {@link CycleComparisonCard}. */
export interface CycleComparisonCardProps {
  kind: CycleKind;
  /** The cycle that the figures are of. */
  ownId: number;
  /** The one beside it. */
  comparedId: number;
  /** What is read of the first. */
  own: Dashboard;
}

/** Two cycles of a kind: what both tell, and by how much it differs. */
export function CycleComparisonCard({ kind, ownId, comparedId, own }: CycleComparisonCardProps) {
  const { data, error, isFetching, refetch } = useQuery(useComparedFiguresQuery(kind));
  const ownResults = cycleResultsOf(kind, own);
  const comparedResults = data && cycleResultsOf(kind, data);
  // Its own card says so, and tries again.
  if (!ownResults) return null;
  if (comparedResults) {
    // A cycle's number grows with each that is made.
    const isLater = ownId > comparedId;
    return (
      <Frame>
        {isLater ? (
          <Pair earlier={comparedResults} later={ownResults} />
        ) : (
          <Pair earlier={ownResults} later={comparedResults} />
        )}
      </Frame>
    );
  }
  return (
    <Frame>
      {error?.status === 404 ? (
        <Notice tone="warning">{texts.gone}</Notice>
      ) : data && data.filtros.idTipoCiclo !== own.filtros.idTipoCiclo ? (
        <Notice tone="warning">{texts.otherKind}</Notice>
      ) : data || error ? (
        <RetryNotice
          retryLabel={appMessages.retry}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {texts.failed}
        </RetryNotice>
      ) : (
        <SkeletonGroup label={texts.loading}>
          <Skeleton shape="block" height={HEIGHTS[kind]} />
        </SkeletonGroup>
      )}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Card title={texts.title} headingLevel={3}>
      {children}
    </Card>
  );
}

interface PairProps {
  earlier: CycleResults;
  later: CycleResults;
}

function Pair({ earlier, later }: PairProps) {
  const untold = [earlier, later].filter(({ measures }) => measures.length === 0);
  return (
    <div className={styles.root}>
      <div className={styles.between}>
        <p>{texts.between(earlier.name, later.name)}</p>
        <p className={styles.counts}>{texts.counts(earlier.count, later.count)}</p>
      </div>
      {untold.map(({ name, count }) => (
        <Notice key={name}>{count === 0 ? texts.empty(name) : texts.hidden(name)}</Notice>
      ))}
      {untold.length === 0 ? <Measures earlier={earlier} later={later} /> : null}
    </div>
  );
}

function Measures({ earlier, later }: PairProps) {
  const isAnyHidden = earlier.isAnyHidden || later.isAnyHidden;
  return (
    <>
      {isAnyHidden ? <Notice>{texts.someHidden}</Notice> : null}
      {later.measures.map(({ id, title, nameHeading, values, max, isOrdered }) => {
        const before = earlier.measures.find((measure) => measure.id === id)?.values ?? [];
        const changes = compareValues(before, values);
        return (
          <div key={id} className={styles.measure}>
            {isOrdered ? null : (
              <ChangeChart
                title={title}
                changes={changes}
                names={[earlier.name, later.name]}
                scale={{ max, step: max / 5 }}
              />
            )}
            <ChangeTable
              caption={title}
              nameHeading={nameHeading}
              changes={isOrdered ? changes : widestFirst(changes)}
            />
          </div>
        );
      })}
    </>
  );
}
