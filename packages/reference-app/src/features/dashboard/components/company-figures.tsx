import { type CycleKind, findCycleKind } from '@aferir/domain';
import { Button, preloadCountUp, RetryNotice } from '@aferir/ui';
import { useEffect, useId } from 'react';
import { appMessages } from '../../../shared/app-messages.ts';
import { SectionHeading } from '../../../shared/frame/section-heading.tsx';
import { Link } from '../../../shared/navigation/link.tsx';
import { figuresMessages as texts } from '../figures-messages.ts';
import { boardReportOf } from '../section-links.ts';
import { type CardState, useDashboard } from '../use-dashboard.ts';
import { useDashboardFilters } from '../use-dashboard-filters.ts';
import styles from './company-figures.module.css';
import { CompetencyFiguresCard } from './competency-figures-card.tsx';
import { DashboardFilters } from './dashboard-filters.tsx';
import { DepartmentFiguresCard } from './department-figures-card.tsx';
import { DiscFiguresCard } from './disc-figures-card.tsx';
import { LateCycleComparison } from './late-cycle-comparison.tsx';
import { PositionFiguresCard } from './position-figures-card.tsx';
import { RecommendationCard } from './recommendation-card.tsx';
import { ReviewFiguresCard } from './review-figures-card.tsx';
import { TrainingFiguresCard } from './training-figures-card.tsx';

/**
 * The company in figures, of what the filters leave: each card waits, fails and is tried again by itself. With a cycle
 * those of the other kind of results are left out.
 */
export function CompanyFigures() {
  const titleId = useId();
  const { filters } = useDashboardFilters();

  useEffect(() => {
    void preloadCountUp();
  }, []);

  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <SectionHeading
        id={titleId}
        title={texts.title}
        text={texts.purpose}
        action={
          <Button asChild variant="secondary">
            <Link to={boardReportOf(filters)}>{texts.boardReport}</Link>
          </Button>
        }
      />
      <DashboardFilters />
      <Figures />
    </section>
  );
}

function Figures() {
  const { query, fault, stateOf } = useDashboard();
  const { filters, comparedId } = useDashboardFilters();
  const { data, error, isError, isFetching, isPlaceholderData } = query;

  // The filters say so themselves.
  if (error?.status === 404) return null;
  if (isError && !data) {
    return (
      <RetryNotice
        title={texts.failed}
        retryLabel={appMessages.retry}
        isRetrying={isFetching}
        onRetry={() => void query.refetch()}
      >
        {error.message}
      </RetryNotice>
    );
  }
  if (fault && !data) return <p className={styles.fault}>{fault}</p>;

  const kind = findCycleKind(data?.filtros.idTipoCiclo ?? undefined);
  const isShown = (of: CycleKind) => kind === undefined || kind === of;
  const whole: CardState<NonNullable<typeof data>> = data
    ? { status: 'ready', figures: data }
    : { status: 'loading' };
  return (
    <div
      className={styles.cards}
      aria-busy={isPlaceholderData}
      data-stale={isPlaceholderData || undefined}
    >
      {isShown('performance') ? (
        <div className={styles.wide}>
          <RecommendationCard state={whole} filters={filters} />
        </div>
      ) : null}
      {data && kind && filters.idCiclo && comparedId && !isPlaceholderData ? (
        <div className={styles.wide}>
          <LateCycleComparison
            key={`${filters.idCiclo} ${comparedId}`}
            kind={kind}
            ownId={filters.idCiclo}
            comparedId={comparedId}
            own={data}
          />
        </div>
      ) : null}
      {isShown('behavioral') ? (
        <DiscFiguresCard state={stateOf('comportamental')} filters={filters} />
      ) : null}
      {isShown('performance') ? (
        <ReviewFiguresCard state={stateOf('avaliacoes')} filters={filters} />
      ) : null}
      <DepartmentFiguresCard state={stateOf('departamentos')} place={filters} />
      <div className={kind && styles.wide}>
        <PositionFiguresCard state={stateOf('cargos')} place={filters} />
      </div>
      {isShown('performance') ? (
        <div className={styles.wide}>
          <CompetencyFiguresCard state={stateOf('competencias')} filters={filters} />
        </div>
      ) : null}
      <div className={styles.wide}>
        <TrainingFiguresCard state={stateOf('treinamentos')} />
      </div>
    </div>
  );
}
