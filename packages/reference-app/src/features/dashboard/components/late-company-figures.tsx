import { lazyPart, Skeleton, SkeletonGroup } from '@aferir/ui';
import { loadChunk } from '@aferir/widgets';
import { PageBoundary } from '../../../shared/states/page-boundary.tsx';
import { dashboardMessages } from '../dashboard-messages.ts';

const { Part } = lazyPart<object>(async () => {
  const { CompanyFigures } = await loadChunk(() => import('./company-figures.tsx'));
  return CompanyFigures;
});

/** The company in figures. Its code comes once it is time, so that nothing before it has to share the network. */
export function LateCompanyFigures({ isTime }: { isTime: boolean }) {
  const fallback = (
    <SkeletonGroup label={dashboardMessages.loadingFigures}>
      <Skeleton shape="block" height="420px" />
    </SkeletonGroup>
  );
  return <PageBoundary>{isTime ? <Part fallback={fallback} /> : fallback}</PageBoundary>;
}
