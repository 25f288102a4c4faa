import { clsx } from 'clsx';
import { useRef } from 'react';
import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from '../dialog/index.ts';
import { useUiMessages } from '../ui-messages/index.ts';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogBase
  extends Pick<
    DialogProps,
    'isOpen' | 'isBusy' | 'title' | 'finalFocus' | 'className' | 'children'
  > {
  /** The question, and what follows from a yes; none where there is nothing to confirm. */
  message?: string | undefined;
  /** What the confirming button does. @default 'Confirmar' */
  confirmLabel?: string;
  /** @default 'Cancelar', or 'Fechar' where there is nothing to confirm */
  cancelLabel?: string;
  /** Left out where there is nothing to confirm: the dialog says why, and can be closed. */
  onConfirm?: (() => void) | undefined;
  /** What it takes is not there yet. @default false */
  isConfirmDisabled?: boolean;
  /** Also asked for by Esc and a click outside. */
  onCancel: () => void;
}

/** What destroys says what it destroys. */
type ConfirmDialogTone =
  | { tone?: 'primary'; subject?: string }
  | {
      tone: 'danger';
      /** The name of what will be destroyed. */
      subject: string;
    };

export type ConfirmDialogProps = ConfirmDialogBase & ConfirmDialogTone;

/**
 * Asks before something happens. Focus starts on the harmless answer when it destroys, and as in a Dialog while what a yes
 * takes is not there.
 */
export function ConfirmDialog({
  isOpen,
  isBusy = false,
  title,
  message,
  subject,
  tone = 'primary',
  confirmLabel,
  cancelLabel,
  onConfirm,
  isConfirmDisabled = false,
  onCancel,
  finalFocus,
  className,
  children,
}: ConfirmDialogProps) {
  const { confirm, cancel, close } = useUiMessages();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const answer = tone === 'danger' || !onConfirm ? cancelButton : confirmButton;
  // What a yes takes is in the body, or comes into it, and moves the answers away.
  const startAt = isConfirmDisabled && onConfirm ? undefined : answer;
  return (
    <Dialog
      isOpen={isOpen}
      isBusy={isBusy}
      onClose={onCancel}
      role="alertdialog"
      size="s"
      title={title}
      description={message}
      {...(startAt && { initialFocus: startAt })}
      finalFocus={finalFocus}
      className={clsx('aferir-confirm-dialog', className)}
      actions={
        <>
          <Button ref={cancelButton} variant="secondary" disabled={isBusy} onClick={onCancel}>
            {cancelLabel ?? (onConfirm ? cancel : close)}
          </Button>
          {onConfirm ? (
            <Button
              ref={confirmButton}
              variant={tone}
              disabled={isConfirmDisabled}
              isLoading={isBusy}
              onClick={onConfirm}
            >
              {confirmLabel ?? confirm}
            </Button>
          ) : null}
        </>
      }
    >
      {subject ? <p className={clsx('aferir-confirm-subject', styles.subject)}>{subject}</p> : null}
      {children}
    </Dialog>
  );
}
