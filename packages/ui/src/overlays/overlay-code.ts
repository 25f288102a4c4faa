import { lazyCode } from '../lazy-part/lazy-code.ts';

/** What menus, hints, toasts and the drawer of the shell open with, in one file: nothing of it is shown before that. */
export const overlayCode = lazyCode(() => import('./parts/overlays.ts'));

/**
 * Fetches ahead what menus, hints, toasts and the drawer of the shell open with, which they otherwise do when they are first
 * used. A page calls it once all that it shows is there; until then it takes from what the page itself needs. It fails
 * where the code can't be had, and may be called again.
 */
export async function loadOverlays(): Promise<void> {
  await overlayCode.load();
}
