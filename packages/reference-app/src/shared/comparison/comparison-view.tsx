import type { ApiClient } from '@aferir/api-client';
import { RetryNotice, Skeleton, SkeletonGroup } from '@aferir/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { appTexts } from '../app-messages.ts';
import { useSpeech, useTexts } from '../language/speech-context.tsx';
import { ChangeChart } from './change-chart.tsx';
import { ChangeList } from './change-list.tsx';
import { ChangeTable } from './change-table.tsx';
import { compareTexts } from './compare-messages.ts';
import type { ComparisonKind } from './comparison-kind.ts';
import { comparisonTexts } from './comparison-messages.ts';
import styles from './comparison-view.module.css';
import { pairNames } from './pair-names.ts';
import type { ComparedPair } from './use-compared-pair.ts';

/** Props of {@link ComparisonView}. */
export interface ComparisonViewProps<Result> {
  /** Of whoever looks. */
  client: ApiClient;
  kind: ComparisonKind<Result>;
  pair: ComparedPair;
}

/** Two assessments side by side: while they load, when they fail and when they are there. */
export function ComparisonView<Result>({ client, kind, pair }: ComparisonViewProps<Result>) {
  const queries = useQueryClient();
  const titleId = useId();
  const texts = useTexts(compareTexts);
  const { retry: tryAgain } = useTexts(appTexts);
  const earlier = useQuery(kind.resultQuery(queries, client, pair.earlier.id));
  const later = useQuery(kind.resultQuery(queries, client, pair.later.id));
  const isFailed = [earlier, later].some(({ isError, isFetching }) => isError && !isFetching);

  function retry() {
    for (const { isError, refetch } of [earlier, later]) if (isError) void refetch();
  }

  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <h3 id={titleId} className={styles.title}>
        {texts.comparisonTitle(...pairNames(pair, texts))}
      </h3>
      {earlier.data !== undefined && later.data !== undefined ? (
        <Compared kind={kind} pair={pair} before={earlier.data} after={later.data} />
      ) : isFailed ? (
        <RetryNotice retryLabel={tryAgain} onRetry={retry}>
          {texts.comparisonFailed}
        </RetryNotice>
      ) : (
        <SkeletonGroup label={texts.loadingComparison}>
          <Skeleton shape="block" height="320px" />
        </SkeletonGroup>
      )}
    </section>
  );
}

interface ComparedProps<Result> extends Omit<ComparisonViewProps<Result>, 'client'> {
  before: Result;
  after: Result;
}

function Compared<Result>({ kind, pair, before, after }: ComparedProps<Result>) {
  const around = useTexts(compareTexts);
  const sentences = useTexts(comparisonTexts);
  const { language } = useSpeech();
  const { texts, charts, tables } = kind.compare(before, after, { around, sentences, language });
  return (
    <>
      <ChangeList {...texts} />
      <div className={styles.charts}>
        {charts.map(({ of, changes }) => (
          <ChangeChart
            key={of}
            title={around.comparedChart(of)}
            changes={changes}
            names={pairNames(pair, around)}
            scale={kind.scale}
          />
        ))}
      </div>
      {tables.map((table) => (
        <ChangeTable key={table.caption} {...table} />
      ))}
    </>
  );
}
