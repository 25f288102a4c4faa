import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { giveFocusBack } from '../focus/give-focus-back.ts';
import { deepActiveElement } from '../focus/index.ts';
import { type OverlayStatus, openOverlay } from '../overlays/overlay-status.ts';
import { useIsInBrowser, usePortalContainer } from '../portal-container/index.ts';
import styles from './context-menu.module.css';
import { LateMenu } from './late-menu.tsx';
import type { MenuPlace } from './use-context-menu.ts';

interface ContextMenuProps {
  /** Names it for those who hear it. */
  label: string;
  /** Where it is open, and for what; `null` while it is not. */
  place: MenuPlace | null;
  onClose: () => void;
  /** MenuItem, MenuLabel and MenuSeparator. */
  children: ReactNode;
}

/** A menu that opens at a point of the window, and gives the focus back to what it was opened for. */
export function ContextMenu(props: ContextMenuProps) {
  return useIsInBrowser() ? <MenuAtPoint {...props} /> : null;
}

function MenuAtPoint({ label, place, onClose, children }: ContextMenuProps) {
  const container = usePortalContainer();
  const point = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLElement>(null);
  const isByKey = useRef(false);
  const [status, setStatus] = useState<OverlayStatus>('unused');
  useLayoutEffect(() => {
    if (place) {
      opener.current = place.opener;
      isByKey.current = place.isByKey;
      openOverlay(setStatus);
    } else {
      setStatus((before) => (before === 'unused' ? before : 'closed'));
    }
  }, [place]);

  return (
    <>
      {createPortal(
        <span
          ref={point}
          aria-hidden
          className={styles.point}
          style={{ insetInlineStart: place?.x, insetBlockStart: place?.y }}
        />,
        container ?? document.body,
      )}
      <LateMenu
        anchor={point}
        owner={opener}
        isByKey={isByKey}
        label={label}
        status={place || status === 'unused' ? status : 'closed'}
        onClose={onClose}
        align="start"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          const active = deepActiveElement();
          if (!active || active === document.body) giveFocusBack(opener.current);
        }}
      >
        {() => children}
      </LateMenu>
    </>
  );
}
