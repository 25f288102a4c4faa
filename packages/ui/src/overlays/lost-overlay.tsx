import { clsx } from 'clsx';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { deepActiveElement } from '../focus/index.ts';
import floatingStyles from '../overlay/floating.module.css';
import { usePortalContainer } from '../portal-container/index.ts';
import { useUiMessages } from '../ui-messages/index.ts';
import styles from './lost-overlay.module.css';

interface LostOverlayProps {
  /** What it stands below. @default what has the focus, which has most likely asked for it */
  anchor: RefObject<HTMLElement | null>;
}

/** Says, where an overlay would open, that its code can't be had. */
export function LostOverlay({ anchor }: LostOverlayProps) {
  const { overlayLost } = useUiMessages();
  const container = usePortalContainer();
  const [place, setPlace] = useState({ left: 0, bottom: 0 });
  useLayoutEffect(() => {
    const rect = (anchor.current ?? deepActiveElement())?.getBoundingClientRect();
    if (rect) setPlace({ left: rect.left, bottom: rect.bottom });
  }, [anchor]);

  return createPortal(
    <p
      role="alert"
      className={clsx('aferir-overlay-lost', styles.root, floatingStyles.surface)}
      style={{
        left: `clamp(8px, ${place.left}px, calc(100vw - 328px))`,
        top: `min(${place.bottom + 4}px, calc(100vh - 96px))`,
      }}
    >
      {overlayLost}
    </p>,
    container ?? document.body,
  );
}
