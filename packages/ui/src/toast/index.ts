export { ToastRegion } from './toast-region.tsx';
export {
  createToastStore,
  type Toast,
  type ToastContent,
  type ToastStore,
  type ToastTone,
} from './toast-store.ts';
export type { ToastRegionProps } from './toast-types.ts';
