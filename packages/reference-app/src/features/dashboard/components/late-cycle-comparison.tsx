import { lazyPart, Skeleton } from '@aferir/ui';
import { loadChunk } from '@aferir/widgets';
import { PageBoundary } from '../../../shared/states/page-boundary.tsx';
import type { CycleComparisonCardProps } from './cycle-comparison-card.tsx';

const { Part } = lazyPart<CycleComparisonCardProps>(async () => {
  const { CycleComparisonCard } = await loadChunk(() => import('./cycle-comparison-card.tsx'));
  return CycleComparisonCard;
});

/** Two cycles side by side. Its code comes when somebody compares any. */
export function LateCycleComparison(props: CycleComparisonCardProps) {
  return (
    <PageBoundary>
      <Part {...props} fallback={<Skeleton shape="block" height="360px" />} />
    </PageBoundary>
  );
}
