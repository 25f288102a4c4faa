import { Suspense } from 'react';
import { lazyOr } from '../../loading/lazy-or.ts';
import { LostPart } from '../../states/lost-part.tsx';
import type { PeopleFiltersProps } from './people-filters.tsx';
import { WaitingFields } from './waiting-fields.tsx';

// Lists would wait for what forms are made of.
const PeopleFilters = lazyOr<PeopleFiltersProps>(
  async () => (await import('./people-filters.tsx')).PeopleFilters,
  LostPart,
);

/** The fields that narrow a list of people down; their code comes when they are first shown. */
export function LatePeopleFilters(props: PeopleFiltersProps) {
  return (
    <Suspense fallback={<WaitingFields />}>
      <PeopleFilters {...props} />
    </Suspense>
  );
}
