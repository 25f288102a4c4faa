import { clsx } from 'clsx';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/index.ts';
import { Notice } from '../notice/index.ts';
import { usePortalContainer } from '../portal-container/index.ts';
import styles from './toast.module.css';
import type { ToastStore } from './toast-store.ts';

/** The toasts of a store where the code of their region is lost: what they say is said all the same. */
export function PlainToasts({ store }: { store: ToastStore }) {
  const container = usePortalContainer();
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, store.getToasts);
  return createPortal(
    <div role="status" className={clsx('aferir-toasts', styles.region)}>
      {toasts.map(({ id, message, lang, title, tone = 'info', action }) => (
        <div key={id} className={clsx('aferir-toast', styles.root)}>
          <Notice
            tone={tone}
            {...(title ? { title } : {})}
            onClose={() => store.dismiss(id)}
            action={
              action ? (
                <Button
                  variant="secondary"
                  size="s"
                  onClick={() => {
                    action.onSelect();
                    store.dismiss(id);
                  }}
                >
                  {action.label}
                </Button>
              ) : undefined
            }
            className={styles.notice}
          >
            {lang ? <span lang={lang}>{message}</span> : message}
          </Notice>
        </div>
      ))}
    </div>,
    container ?? document.body,
  );
}
