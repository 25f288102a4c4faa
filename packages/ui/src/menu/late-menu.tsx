import type { ReactNode } from 'react';
import { LateOverlay } from '../overlays/late-overlay.tsx';
import type { OverlayStatus } from '../overlays/overlay-status.ts';
import type { AnchoredMenuProps } from './parts/anchored-menu.tsx';

interface LateMenuProps extends Omit<AnchoredMenuProps, 'isOpen' | 'onOpenChange' | 'children'> {
  status: OverlayStatus;
  onClose: () => void;
  /** MenuItem, MenuLabel and MenuSeparator, made once the menu is opened. */
  children: () => ReactNode;
}

/** A menu beside an element, of which nothing is there before it is first opened. */
export function LateMenu({ status, onClose, children, ...rest }: LateMenuProps) {
  return (
    <LateOverlay status={status} onCallOff={onClose} anchor={rest.anchor}>
      {({ AnchoredMenu }) => (
        <AnchoredMenu
          {...rest}
          isOpen={status === 'open'}
          onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
        >
          {children()}
        </AnchoredMenu>
      )}
    </LateOverlay>
  );
}
