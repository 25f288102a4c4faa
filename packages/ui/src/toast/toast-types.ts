import type { ToastStore } from './toast-store.ts';

export interface ToastRegionProps {
  store: ToastStore;
  /** How long a toast stays, in milliseconds; pointing at it or focusing it stops the clock. @default 8000 */
  duration?: number;
}
