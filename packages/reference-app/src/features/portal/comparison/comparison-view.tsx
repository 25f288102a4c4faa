import { Button, Notice, Skeleton, SkeletonGroup } from '@aferir/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { portalMessages } from '../portal-messages.ts';
import styles from './comparison-view.module.css';
import type { ComparedPair } from './use-compared-pair.ts';

/** Props of {@link ComparisonView}. */
export interface ComparisonViewProps<Result> {
  pair: ComparedPair;
  earlier: UseQueryResult<Result>;
  later: UseQueryResult<Result>;
  /** Shows both once they are there. */
  children: (earlier: Result, later: Result) => ReactNode;
}

/** Frames two assessments side by side while they load, when they fail and when they are there. */
export function ComparisonView<Result>(props: ComparisonViewProps<Result>) {
  const { pair, earlier, later, children } = props;
  const titleId = useId();
  const isFailed = [earlier, later].some(({ isError, isFetching }) => isError && !isFetching);

  function retry() {
    for (const { isError, refetch } of [earlier, later]) if (isError) void refetch();
  }

  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <h3 id={titleId} className={styles.title}>
        {portalMessages.comparisonTitle(pair.earlier.date, pair.later.date)}
      </h3>
      {earlier.data !== undefined && later.data !== undefined ? (
        children(earlier.data, later.data)
      ) : isFailed ? (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button variant="secondary" size="s" onClick={retry}>
              {portalMessages.retry}
            </Button>
          }
        >
          {portalMessages.comparisonFailed}
        </Notice>
      ) : (
        <SkeletonGroup label={portalMessages.loadingComparison}>
          <Skeleton shape="block" height="320px" />
        </SkeletonGroup>
      )}
    </section>
  );
}
