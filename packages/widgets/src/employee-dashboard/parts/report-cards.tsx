import { Button, Card, EmptyState, Skeleton, SkeletonGroup } from '@aferir/ui';
import { UsersRound } from 'lucide-react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { sayIn } from '../../shared/language/say-in.ts';
import { levelsBelow } from '../../shared/report/heading-levels.ts';
import { sortTeam } from '../employee-dashboard.data.ts';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import styles from '../employee-dashboard.module.css';
import type { DirectReportsPartProps } from './part-props.ts';
import { ReportActions, ReportAlignment, ReportPerson, ReportStatus } from './report-pieces.tsx';

type ReportCardsProps = Omit<DirectReportsPartProps, 'view' | 'onQueryChange'>;

/** The reports as cards, each with how far it is and what can be done. */
export function ReportCards(props: ReportCardsProps) {
  const { reports } = props;
  const { messages, headingLevel } = useWidget<EmployeeDashboardMessages>();
  const { data } = reports;
  return (
    <Card
      ref={props.ref}
      tabIndex={-1}
      className={styles.reports}
      title={messages.reportsTitle}
      description={
        data.status === 'ready' && data.total > 0
          ? `${messages.reportsHint} ${messages.reportCount(data.total)}.`
          : messages.reportsHint
      }
      headingLevel={levelsBelow(headingLevel).section}
    >
      <Cards {...props} />
    </Card>
  );
}

function Cards(props: ReportCardsProps) {
  const { reports, opening, onOpen, onShowMore } = props;
  const { language, messages, headingLevel } = useWidget<EmployeeDashboardMessages>();
  const { data } = reports;
  const level = levelsBelow(headingLevel).part;
  if (data.status === 'loading') {
    return (
      <SkeletonGroup label={messages.loadingReports} className={styles.cards}>
        <Skeleton shape="block" height="176px" />
        <Skeleton shape="block" height="176px" />
        <Skeleton shape="block" height="176px" />
      </SkeletonGroup>
    );
  }
  if (data.status === 'failed') {
    return (
      <EmptyState
        role="alert"
        tone="danger"
        headingLevel={level}
        title={sayIn(language, data.message ?? messages.reportsFailed)}
        action={<Button onClick={data.onRetry}>{messages.retry}</Button>}
      />
    );
  }
  if (data.rows.length === 0) {
    return (
      <EmptyState
        icon={<UsersRound />}
        headingLevel={level}
        title={messages.noReports}
        description={messages.noReportsHint}
      />
    );
  }
  return (
    <>
      <ul className={styles.cards}>
        {sortTeam(data.rows).map((report) => (
          <li key={report.idOrganogramaPessoa} className={styles.card}>
            <ReportPerson report={report} hasRole />
            <ReportStatus report={report} />
            <div className={styles.cardEnd}>
              <ReportAlignment report={report} />
              <div className={styles.cardActions}>
                <ReportActions report={report} opening={opening} onOpen={onOpen} size="m" />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {data.rows.length < data.total ? (
        <Button
          variant="secondary"
          className={styles.more}
          isLoading={data.isRefreshing ?? false}
          onClick={onShowMore}
        >
          {messages.showMore}
        </Button>
      ) : null}
    </>
  );
}
