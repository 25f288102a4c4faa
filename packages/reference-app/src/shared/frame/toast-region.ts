export { ToastRegion } from '@aferir/ui';
