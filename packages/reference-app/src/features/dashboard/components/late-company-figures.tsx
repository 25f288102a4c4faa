import { lazyPart, Skeleton, SkeletonGroup } from '@aferir/ui';
import { loadChunk } from '@aferir/widgets';
import { CardSkeleton } from '../../../shared/states/card-skeleton.tsx';
import { PageBoundary } from '../../../shared/states/page-boundary.tsx';
import { dashboardMessages } from '../dashboard-messages.ts';
import styles from './company-figures.module.css';
import figuresCard from './figures-card.module.css';
import { type FiguresCardName, FiguresSkeleton } from './figures-skeleton.tsx';

const { Part } = lazyPart<object>(async () => {
  const { CompanyFigures } = await loadChunk(() => import('./company-figures.tsx'));
  return CompanyFigures;
});

/** The cards that stand beside each other. */
const CARDS = ['comportamental', 'avaliacoes', 'departamentos', 'cargos'] as const;

/** The company in figures. Its code comes once it is time, so that nothing before it has to share the network. */
export function LateCompanyFigures({ isTime }: { isTime: boolean }) {
  const fallback = <ComingFigures />;
  return <PageBoundary>{isTime ? <Part fallback={fallback} /> : fallback}</PageBoundary>;
}

/** Heading, filters and cards on their way, in their places. */
function ComingFigures() {
  return (
    <SkeletonGroup label={dashboardMessages.loadingFigures} className={styles.root}>
      <div>
        <Skeleton width="min(14rem, 60%)" height="28px" />
        <Skeleton width="min(28rem, 90%)" />
      </div>
      <Skeleton shape="block" width="8rem" height="40px" />
      <div className={styles.cards}>
        <div className={styles.wide}>
          <ComingCard card="recomendacao" />
        </div>
        {CARDS.map((card) => (
          <ComingCard key={card} card={card} />
        ))}
        <div className={styles.wide}>
          <ComingCard card="competencias" />
        </div>
      </div>
    </SkeletonGroup>
  );
}

function ComingCard({ card }: { card: FiguresCardName }) {
  return (
    <CardSkeleton>
      <div className={figuresCard.root}>
        <FiguresSkeleton card={card} />
      </div>
    </CardSkeleton>
  );
}
