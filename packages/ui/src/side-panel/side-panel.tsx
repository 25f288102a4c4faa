import { LostDialog } from '../overlays/lost-dialog.tsx';
import { useOverlayCode } from '../overlays/use-overlay-code.ts';
import type { SidePanelProps } from './side-panel-types.ts';

/**
 * A panel at the edge of the window, as high as it, for a list to look through and leave again.
 * Its code comes when one is first opened, unless `loadOverlays` has fetched it.
 */
export function SidePanel(props: SidePanelProps) {
  const { code, isLost } = useOverlayCode(props.isOpen);
  if (code) return <code.SidePanelWindow {...props} />;
  return isLost ? <LostDialog onClose={props.onClose} /> : null;
}
