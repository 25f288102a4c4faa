import type { RefObject } from 'react';
import { LateOverlay } from '../../overlays/late-overlay.tsx';
import type { OverlayStatus } from '../../overlays/overlay-status.ts';
import { useUiMessages } from '../../ui-messages/index.ts';
import type { ShellNavigation } from '../shell-types.ts';
import styles from './section-list.module.css';
import { SectionList } from './section-list.tsx';

interface DrawerProps extends ShellNavigation {
  status: OverlayStatus;
  onClose: () => void;
  /** What opens it. */
  opener: RefObject<HTMLElement | null>;
}

/** The sections of a narrow window; closes when one is chosen. */
export function Drawer({ status, onClose, opener, ...navigation }: DrawerProps) {
  const { mainMenu } = useUiMessages();
  return (
    <LateOverlay status={status} onCallOff={onClose} anchor={opener}>
      {({ SidePanelWindow }) => (
        <SidePanelWindow isOpen={status === 'open'} onClose={onClose} title={mainMenu} side="start">
          <nav aria-label={mainMenu} className={styles.drawer}>
            <SectionList {...navigation} onNavigate={onClose} />
          </nav>
        </SidePanelWindow>
      )}
    </LateOverlay>
  );
}
