import { lazyPart } from '../../lazy-part/lazy-part.tsx';
import type { CropDialogProps } from './crop-dialog.tsx';

/** The editor, fetched when a picture was chosen: it weighs more than what is around it. */
export const {
  Part: LazyCropDialog,
  preload: preloadCropDialog,
  renew: renewCropDialog,
} = lazyPart<CropDialogProps>(async () => (await import('./crop-dialog.tsx')).CropDialog);
