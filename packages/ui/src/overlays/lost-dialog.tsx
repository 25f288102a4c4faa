import { useRef } from 'react';
import { LateOverlay } from './late-overlay.tsx';

/** Says that what would open over the page can't be had, until the next press, which closes it. */
export function LostDialog({ onClose }: { onClose: () => void }) {
  const nowhere = useRef(null);
  return (
    <LateOverlay status="lost" onCallOff={onClose} anchor={nowhere}>
      {() => null}
    </LateOverlay>
  );
}
