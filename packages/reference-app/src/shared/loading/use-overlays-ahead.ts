import { loadOverlays } from '@aferir/ui';
import { useEffect } from 'react';
import { useQuietMoment } from './use-quiet-moment.ts';

/** Fetches what menus and hints open with once the page has all that it needs, so that the first of them opens at once. */
export function useOverlaysAhead(): void {
  const isQuiet = useQuietMoment();
  useEffect(() => {
    // Whatever opens one tries again, and says so.
    if (isQuiet) loadOverlays().catch(() => undefined);
  }, [isQuiet]);
}
