import { LostDialog } from '../overlays/lost-dialog.tsx';
import { useOverlayCode } from '../overlays/use-overlay-code.ts';
import type { DialogProps } from './dialog-types.ts';

/**
 * A task that needs attention before the page goes on. To ask yes or no use ConfirmDialog.
 * Its code comes when one is first opened, unless `loadOverlays` has fetched it.
 */
export function Dialog(props: DialogProps) {
  const { code, isLost } = useOverlayCode(props.isOpen);
  if (code) return <code.DialogWindow {...props} />;
  return isLost ? <LostDialog onClose={props.onClose} /> : null;
}
