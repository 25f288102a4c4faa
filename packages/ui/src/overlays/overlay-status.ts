import type { Dispatch, SetStateAction } from 'react';
import { overlayCode } from './overlay-code.ts';

/** Where an overlay stands: `coming` while its code is, `lost` where that can't be had. */
export type OverlayStatus = 'unused' | 'closed' | 'coming' | 'lost' | 'open';

/** Opens an overlay: at once if its code is there, else when it has come, unless that is called off meanwhile. */
export function openOverlay(setStatus: Dispatch<SetStateAction<OverlayStatus>>): void {
  if (overlayCode.now()) {
    setStatus('open');
    return;
  }
  const settle = (next: OverlayStatus) =>
    setStatus((before) => (before === 'coming' ? next : before));
  setStatus('coming');
  overlayCode.load().then(
    () => settle('open'),
    () => settle('lost'),
  );
}
