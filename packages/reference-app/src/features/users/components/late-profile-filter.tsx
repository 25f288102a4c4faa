import { Suspense } from 'react';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import { WaitingFields } from '../../../shared/people/filters/waiting-fields.tsx';
import { LostPart } from '../../../shared/states/lost-part.tsx';

// In the file of users, other pages would need all of that for the one field that they share with it.
const ProfileFilter = lazyOr(
  async () => (await import('./profile-filter.tsx')).ProfileFilter,
  LostPart,
);

/** The field that narrows users down; its code comes when it is first shown. */
export function LateProfileFilter() {
  return (
    <Suspense fallback={<WaitingFields isOne />}>
      <ProfileFilter />
    </Suspense>
  );
}
