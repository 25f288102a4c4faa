import { clsx } from 'clsx';
import { Toast as RadixToast } from 'radix-ui';
import { useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../button/index.ts';
import { Notice } from '../../notice/index.ts';
import { useIsInBrowser, usePortalContainer } from '../../portal-container/index.ts';
import { useUiMessages } from '../../ui-messages/index.ts';
import styles from '../toast.module.css';
import type { Toast } from '../toast-store.ts';
import type { ToastRegionProps } from '../toast-types.ts';
import { useClearOfFocus } from './use-clear-of-focus.ts';

/** The toasts of a store, drawn and announced by Radix. */
export function RadixToastRegion({ store, duration = 8000 }: ToastRegionProps) {
  const { notifications } = useUiMessages();
  const container = usePortalContainer();
  const isInBrowser = useIsInBrowser();
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, store.getToasts);
  const [region, setRegion] = useState<HTMLOListElement | null>(null);
  const { edge, room } = useClearOfFocus(region, toasts.length);
  return (
    <RadixToast.Provider
      label={notifications}
      duration={duration}
      swipeDirection="right"
      {...(container ? { announcerContainer: container } : {})}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onClose={() => store.dismiss(toast.id)} />
      ))}
      {isInBrowser &&
        createPortal(
          <RadixToast.Viewport
            ref={setRegion}
            data-edge={edge}
            style={{ maxBlockSize: room }}
            label={`${notifications} ({hotkey})`}
            className={clsx('aferir-toasts', styles.region)}
          />,
          container ?? document.body,
        )}
    </RadixToast.Provider>
  );
}

function ToastItem({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { message, lang, title, tone = 'info', action } = toast;
  const isEscapeOfDialog = useRef(false);

  function handleOpenChange(isOpen: boolean) {
    if (!isOpen && !isEscapeOfDialog.current) onClose();
    isEscapeOfDialog.current = false;
  }

  return (
    <RadixToast.Root
      type={tone === 'danger' || tone === 'warning' ? 'foreground' : 'background'}
      open
      onEscapeKeyDown={(event) => {
        // An Esc that somebody else took closes nothing, so nothing would take the mark away.
        isEscapeOfDialog.current = !event.defaultPrevented && isFromDialog(event);
      }}
      onOpenChange={handleOpenChange}
      className={clsx('aferir-toast', styles.root)}
    >
      <Notice
        tone={tone}
        {...(title ? { title } : {})}
        onClose={onClose}
        action={
          action ? (
            <RadixToast.Action asChild altText={action.label} onClick={action.onSelect}>
              <Button variant="secondary" size="s">
                {action.label}
              </Button>
            </RadixToast.Action>
          ) : undefined
        }
        className={styles.notice}
      >
        <RadixToast.Description asChild>
          <span lang={lang}>{message}</span>
        </RadixToast.Description>
      </Notice>
    </RadixToast.Root>
  );
}

// Whoever is in a dialog means the dialog, though the toast came last.
function isFromDialog(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest('[role$="dialog"]') !== null;
}
