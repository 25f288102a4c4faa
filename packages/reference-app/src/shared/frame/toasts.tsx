import type { ToastRegion, ToastStore } from '@aferir/ui';
import { loadChunk } from '@aferir/widgets';
import { useEffect, useState, useSyncExternalStore } from 'react';

// The first screen comes first, and has nothing to tell yet.
const DELAY_MS = 3000;

/** Shows toasts whose code comes once the page stands, or with the first of them. */
export function Toasts({ store }: { store: ToastStore }) {
  const [Region, setRegion] = useState<typeof ToastRegion>();
  const latest = useSyncExternalStore(store.subscribe, () => store.getToasts().at(-1)?.id);

  useEffect(() => {
    if (Region) return;
    const timer = setTimeout(
      async () => {
        const region = await loadChunk(() => import('./toast-region.ts')).catch(() => undefined);
        if (region) setRegion(() => region.ToastRegion);
      },
      latest === undefined ? DELAY_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [Region, latest]);

  return Region ? <Region store={store} /> : null;
}
