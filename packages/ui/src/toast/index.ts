export { ToastRegion, type ToastRegionProps } from './toast-region.tsx';
export {
  createToastStore,
  type Toast,
  type ToastContent,
  type ToastStore,
  type ToastTone,
} from './toast-store.ts';
