import { Skeleton, SkeletonGroup } from '@aferir/ui';
import { Suspense } from 'react';
import { lazyOr } from '../../loading/lazy-or.ts';
import { LostPart } from '../../states/lost-part.tsx';
import { peopleFilterMessages as texts } from './people-filter-messages.ts';
import type { PeopleFiltersProps } from './people-filters.tsx';

// Lists would wait for what forms are made of.
const PeopleFilters = lazyOr<PeopleFiltersProps>(
  async () => (await import('./people-filters.tsx')).PeopleFilters,
  LostPart,
);

/** The fields that narrow a list of people down; their code comes when they are first shown. */
export function LatePeopleFilters(props: PeopleFiltersProps) {
  return (
    <Suspense
      fallback={
        <SkeletonGroup label={texts.loading}>
          <Skeleton shape="block" height="64px" />
          <Skeleton shape="block" height="64px" />
        </SkeletonGroup>
      }
    >
      <PeopleFilters {...props} />
    </Suspense>
  );
}
