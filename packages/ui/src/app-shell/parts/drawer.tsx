import { clsx } from 'clsx';
import { Dialog as RadixDialog } from 'radix-ui';
import { useScrollLock } from '../../focus/index.ts';
import { useFocusReturn } from '../../focus/use-focus-return.ts';
import { CloseButton } from '../../icon-button/close-button.tsx';
import floatingStyles from '../../overlay/floating.module.css';
import { usePortalContainer } from '../../portal-container/index.ts';
import { useUiMessages } from '../../ui-messages/index.ts';
import type { ShellNavigation } from '../shell-types.ts';
import styles from './drawer.module.css';
import { SectionList } from './section-list.tsx';

interface DrawerProps extends ShellNavigation {
  isOpen: boolean;
  onClose: () => void;
}

/** The sections of a narrow window; closes when one is chosen. */
export function Drawer({ isOpen, onClose, ...navigation }: DrawerProps) {
  const { mainMenu } = useUiMessages();
  const container = usePortalContainer();
  useScrollLock(isOpen);
  const focusReturn = useFocusReturn(isOpen);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <RadixDialog.Portal container={container}>
        <div className={clsx('aferir-drawer-veil', styles.veil)} />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusReturn.remember}
          onCloseAutoFocus={focusReturn.giveBack}
          className={clsx('aferir-drawer', styles.root, floatingStyles.surface)}
        >
          <div className={styles.header}>
            <RadixDialog.Title className={clsx('aferir-drawer-title', styles.title)}>
              {mainMenu}
            </RadixDialog.Title>
            <CloseButton onClick={onClose} />
          </div>
          <nav aria-label={mainMenu} className={styles.sections}>
            <SectionList {...navigation} onNavigate={onClose} />
          </nav>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
