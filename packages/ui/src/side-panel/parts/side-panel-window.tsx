import { clsx } from 'clsx';
import { Dialog as RadixDialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { beginModal, beginOnceThere } from '../../focus/begin-modal.ts';
import { useFocusTrap, useScrollLock } from '../../focus/index.ts';
import { useFocusReturn } from '../../focus/use-focus-return.ts';
import { CloseButton } from '../../icon-button/close-button.tsx';
import floatingStyles from '../../overlay/floating.module.css';
import { usePortalContainer } from '../../portal-container/index.ts';
import type { SidePanelProps } from '../side-panel-types.ts';
import styles from './side-panel.module.css';

/** A SidePanel, with what Radix does for it. */
export function SidePanelWindow({
  isOpen,
  onClose,
  title,
  side = 'end',
  actions,
  footer,
  finalFocus,
  className,
  children,
  ...rest
}: SidePanelProps) {
  const container = usePortalContainer();
  const [content, setContent] = useState<HTMLElement | null>(null);
  const body = useRef<HTMLDivElement>(null);
  useFocusTrap(content, container);
  useScrollLock(isOpen);
  const focusReturn = useFocusReturn(isOpen, finalFocus);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <RadixDialog.Portal container={container}>
        <div className={clsx('aferir-side-panel-veil', styles.veil)} />
        <RadixDialog.Content
          aria-describedby={undefined}
          {...rest}
          ref={setContent}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusReturn.remember(event);
            const panel = event.currentTarget as HTMLElement;
            beginModal(panel, body.current);
            beginOnceThere(panel, body.current);
          }}
          onCloseAutoFocus={focusReturn.giveBack}
          data-side={side}
          className={clsx('aferir-side-panel', styles.root, floatingStyles.surface, className)}
        >
          <div className={styles.header}>
            <RadixDialog.Title className={clsx('aferir-side-panel-title', styles.title)}>
              {title}
            </RadixDialog.Title>
            <CloseButton onClick={onClose} />
          </div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
          <div ref={body} className={styles.body}>
            {children}
          </div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
