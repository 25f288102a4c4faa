import type { Schema } from '@aferir/api-client';
import { getWaitingQuery } from '@aferir/api-client/react';
import { EmptyState, PageHeader, RetryNotice, SkeletonGroup } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { appMessages } from '../../../shared/app-messages.ts';
import { readOnVisit } from '../../../shared/loading/read-on-visit.ts';
import { CardSkeleton } from '../../../shared/states/card-skeleton.tsx';
import { FirstStepsCard } from '../components/first-steps-card.tsx';
import { LateCompanyFigures } from '../components/late-company-figures.tsx';
import { OpenRequestsCard } from '../components/open-requests-card.tsx';
import { PeopleToAskCard } from '../components/people-to-ask-card.tsx';
import { ReviewsCard } from '../components/reviews-card.tsx';
import { UndeliveredCard } from '../components/undelivered-card.tsx';
import { dashboardMessages } from '../dashboard-messages.ts';
import { useDashboardQuery } from '../use-dashboard-query.ts';
import styles from './home-screen.module.css';

type Waiting = Schema<'WaitingForStaff'>;

/** The home of staff: a company's first steps while any is left, what waits and the next step of each, then the company in figures. */
export function HomeScreen() {
  const { staff } = useServices();
  const waiting = useQuery({ ...getWaitingQuery(staff), ...readOnVisit });
  // The cards show it; their code comes later.
  useQuery({ ...useDashboardQuery(), refetchOnMount: 'always', notifyOnChangeProps: [] });
  const steps = waiting.data?.primeirosPassos ?? [];
  // Without people there is nothing to count.
  const isEmpty = steps.some(({ dsPasso, flConcluido }) => dsPasso === 'pessoas' && !flConcluido);
  return (
    <div className={styles.root}>
      <PageHeader title={dashboardMessages.title} description={dashboardMessages.purpose} />
      {waiting.data ? (
        <>
          {steps.length > 0 ? <FirstStepsCard steps={steps} /> : null}
          <Cards waiting={waiting.data} />
        </>
      ) : waiting.isError && !waiting.isFetching ? (
        <RetryNotice
          title={dashboardMessages.failed}
          retryLabel={appMessages.retry}
          onRetry={() => void waiting.refetch()}
        >
          {waiting.error.message}
        </RetryNotice>
      ) : (
        <SkeletonGroup label={dashboardMessages.loading} className={styles.cards}>
          <CardSkeleton />
          <CardSkeleton />
        </SkeletonGroup>
      )}
      {isEmpty ? null : <LateCompanyFigures isTime={!waiting.isPending} />}
    </div>
  );
}

function Cards({ waiting }: { waiting: Waiting }) {
  if (!isAnythingWaiting(waiting)) {
    return waiting.primeirosPassos ? null : (
      <EmptyState
        headingLevel={2}
        icon={<CircleCheckBig />}
        title={dashboardMessages.nothing}
        description={dashboardMessages.nothingText}
      />
    );
  }
  const { comportamental: disc, desempenho: performance } = waiting;
  return (
    <div className={styles.cards}>
      <UndeliveredCard lists={undeliveredOf(waiting)} />
      {performance ? <ReviewsCard reviews={performance.avaliacoesComGestor} /> : null}
      {disc ? (
        <OpenRequestsCard
          section={paths.staffBehavioral}
          requests={disc.solicitacoes}
          kind="disc"
        />
      ) : null}
      {performance ? (
        <OpenRequestsCard
          section={paths.staffPerformance}
          requests={performance.solicitacoes}
          kind="self"
        />
      ) : null}
      {disc ? <PeopleToAskCard count={disc.qtdSemResultado} className={styles.row} /> : null}
    </div>
  );
}

function undeliveredOf({ comportamental, desempenho }: Waiting) {
  return [
    ...(comportamental
      ? [{ section: paths.staffBehavioral, mails: comportamental.emailsNaoEntregues }]
      : []),
    ...(desempenho
      ? [{ section: paths.staffPerformance, mails: desempenho.emailsNaoEntregues }]
      : []),
  ];
}

function isAnythingWaiting({ comportamental, desempenho }: Waiting): boolean {
  const counts = [
    comportamental?.solicitacoes.qtdRecords,
    comportamental?.emailsNaoEntregues.qtdRecords,
    comportamental?.qtdSemResultado,
    desempenho?.solicitacoes.qtdRecords,
    desempenho?.emailsNaoEntregues.qtdRecords,
    desempenho?.avaliacoesComGestor.qtdRecords,
  ];
  return counts.some((count) => count !== undefined && count > 0);
}
