import { Suspense } from 'react';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import { LostPart } from '../../../shared/states/lost-part.tsx';
import type { FirstAccessDialogProps } from './first-access-dialog.tsx';

// The page would wait for what slips are made of.
const FirstAccessDialog = lazyOr<FirstAccessDialogProps>(
  async () => (await import('./first-access-dialog.tsx')).FirstAccessDialog,
  LostPart,
);

/** Lets staff make a link for a first password and hand it over. */
export function FirstAccess(props: FirstAccessDialogProps) {
  return (
    <Suspense fallback={null}>
      <FirstAccessDialog {...props} />
    </Suspense>
  );
}
