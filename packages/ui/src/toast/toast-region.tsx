import { useSyncExternalStore } from 'react';
import { useOverlayCode } from '../overlays/use-overlay-code.ts';
import { PlainToasts } from './plain-toasts.tsx';
import type { ToastRegionProps } from './toast-types.ts';

/**
 * Shows the toasts of a store at the top right, on small screens at the bottom, and has them announced. One a page.
 * They move to the other edge before they cover what has the focus. Its code comes with the first toast, unless
 * `loadOverlays` has fetched it; where it can't be had the toasts stay until they are put away.
 */
export function ToastRegion(props: ToastRegionProps) {
  const { store } = props;
  const isTold = useSyncExternalStore(
    store.subscribe,
    () => store.getToasts().length > 0,
    () => false,
  );
  const { code, isLost } = useOverlayCode(isTold);
  if (code) return <code.RadixToastRegion {...props} />;
  return isLost ? <PlainToasts store={store} /> : null;
}
