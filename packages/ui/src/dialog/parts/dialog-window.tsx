import { clsx } from 'clsx';
import { Dialog as RadixDialog } from 'radix-ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { beginModal } from '../../focus/begin-modal.ts';
import { useFocusTrap, useScrollLock } from '../../focus/index.ts';
import { useFocusReturn } from '../../focus/use-focus-return.ts';
import headingStyles from '../../heading/heading.module.css';
import { CloseButton } from '../../icon-button/close-button.tsx';
import floatingStyles from '../../overlay/floating.module.css';
import { usePortalContainer } from '../../portal-container/index.ts';
import type { DialogProps } from '../dialog-types.ts';
import styles from './dialog.module.css';

/** A Dialog, with what Radix does for it. */
export function DialogWindow({
  isOpen,
  onClose,
  title,
  description,
  actions,
  size = 'm',
  isBusy = false,
  initialFocus,
  finalFocus,
  className,
  children,
  onKeyDown,
  ...rest
}: DialogProps) {
  const container = usePortalContainer();
  const [content, setContent] = useState<HTMLElement | null>(null);
  const body = useRef<HTMLDivElement>(null);
  useFocusTrap(content, container);
  useScrollLock(isOpen);
  const focusReturn = useFocusReturn(isOpen, finalFocus);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    if (!isUntakenEscape(event)) return;
    event.preventDefault();
    if (!isBusy) onClose();
  }

  const withoutDescription = description ? {} : { 'aria-describedby': undefined };
  return (
    <RadixDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose();
      }}
    >
      <RadixDialog.Portal container={container}>
        <div className={clsx('aferir-dialog-veil', styles.veil)}>
          <RadixDialog.Content
            {...withoutDescription}
            {...rest}
            ref={setContent}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              focusReturn.remember(event);
              beginModal(event.currentTarget as HTMLElement, body.current, initialFocus?.current);
            }}
            onKeyDown={handleKeyDown}
            onPointerDownOutside={keepWhenScrolling}
            onCloseAutoFocus={focusReturn.giveBack}
            aria-busy={isBusy || undefined}
            data-size={size}
            className={clsx('aferir-dialog', styles.root, floatingStyles.surface, className)}
          >
            <header className={styles.header}>
              <RadixDialog.Title className={clsx('aferir-dialog-title', styles.title)}>
                {title}
              </RadixDialog.Title>
              {description ? (
                <RadixDialog.Description asChild>
                  <div
                    className={clsx(
                      'aferir-dialog-description',
                      styles.description,
                      headingStyles.description,
                    )}
                  >
                    {description}
                  </div>
                </RadixDialog.Description>
              ) : null}
              <CloseButton size="s" className={styles.close} disabled={isBusy} onClick={onClose} />
            </header>
            {children ? (
              <div ref={body} className={styles.body}>
                {children}
              </div>
            ) : null}
            {actions ? <footer className={styles.actions}>{actions}</footer> : null}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

// Radix gives Esc to the layer that came last; a toast that came after the dialog lets it pass. Under another
// dialog this one has the focus for a moment, when a question over both is gone, and is hidden as before.
function isUntakenEscape({ key, defaultPrevented, currentTarget, target }: KeyboardEvent): boolean {
  const isInside = currentTarget.contains(target as Node);
  const isHidden = currentTarget.closest('[aria-hidden="true"]') !== null;
  return key === 'Escape' && !defaultPrevented && isInside && !isHidden;
}

// The veil's own scrollbar lies outside the dialog, but dragging it is no wish to leave.
function keepWhenScrolling(event: CustomEvent<{ originalEvent: PointerEvent }>) {
  const { originalEvent } = event.detail;
  const veil = originalEvent.target as HTMLElement;
  if (originalEvent.offsetX > veil.clientWidth) event.preventDefault();
}
