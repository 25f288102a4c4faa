import { type ReactNode, type RefObject, useEffect } from 'react';
import { LostOverlay } from './lost-overlay.tsx';
import { overlayCode } from './overlay-code.ts';
import type { OverlayStatus } from './overlay-status.ts';

type OverlayCode = NonNullable<ReturnType<typeof overlayCode.now>>;

interface LateOverlayProps {
  status: OverlayStatus;
  /** Whoever goes on to something else waits no longer, and has read what was said. */
  onCallOff: () => void;
  /** Where it would stand, to say there that it can't. */
  anchor: RefObject<HTMLElement | null>;
  /** The overlay, of what has come. */
  children: (code: OverlayCode) => ReactNode;
}

/** An overlay from when it is first opened, as soon as its code is there. */
export function LateOverlay({ status, onCallOff, anchor, children }: LateOverlayProps) {
  const isPending = status === 'coming' || status === 'lost';

  useEffect(() => {
    if (!isPending) return undefined;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', onCallOff, options);
    document.addEventListener('keydown', onCallOff, options);
    return () => listening.abort();
  });

  if (status === 'lost') return <LostOverlay anchor={anchor} />;
  if (status === 'unused' || status === 'coming') return null;
  const code = overlayCode.now();
  return code ? children(code) : null;
}
