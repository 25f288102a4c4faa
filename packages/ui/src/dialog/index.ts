export { Dialog } from './dialog.tsx';
export type { DialogProps } from './dialog-types.ts';
