import { Button, ConfirmDialog, Dialog, type DialogProps } from '@aferir/ui';
import { type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { DialogFrameContext, type DialogParts } from './dialog-frame.tsx';
import { staffFormMessages } from './form-messages.ts';

/** Props of {@link FormDialog}. */
export interface FormDialogProps {
  title: string;
  /** @default 'l' */
  size?: NonNullable<DialogProps['size']>;
  description?: ReactNode;
  /** Where it begins. @default its first field */
  initialFocus?: DialogProps['initialFocus'];
  /** The form inside, which the button sends. */
  formId: string;
  saveLabel: string;
  isSaving: boolean;
  /** There is nothing to send yet. */
  isDisabled?: boolean;
  /** Whether closing would lose something. */
  isDirty: boolean;
  /** What is in sight is kept as it is changed: there is a button for what is not alone. @default false */
  isKeptAtOnce?: boolean;
  /** It was closed, and what was typed is not wanted. */
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. Closing it asks first where that would lose what was typed. */
export function FormDialog({
  title,
  size = 'l',
  description,
  initialFocus,
  formId,
  saveLabel,
  isSaving,
  isDisabled = false,
  isDirty,
  isKeptAtOnce = false,
  onClose,
  children,
}: FormDialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  const hasSave = isDirty || !isKeptAtOnce;
  const close = () => (isDirty ? setIsAsking(true) : onClose());
  const parts: DialogParts = {
    size,
    isBusy: isSaving,
    onClose: close,
    title,
    description,
    ...(initialFocus && { initialFocus }),
    actions: (
      <>
        <Button variant="secondary" onClick={close}>
          {hasSave ? staffFormMessages.cancel : staffFormMessages.close}
        </Button>
        {hasSave ? (
          <Button type="submit" form={formId} isLoading={isSaving} disabled={isDisabled}>
            {saveLabel}
          </Button>
        ) : null}
      </>
    ),
  };
  return (
    <>
      <FormInDialog parts={parts} formId={formId}>
        {children}
      </FormInDialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={staffFormMessages.discardTitle}
        message={staffFormMessages.discardText}
        tone="danger"
        subject={title}
        confirmLabel={staffFormMessages.discard}
        cancelLabel={staffFormMessages.keepEditing}
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

interface FormInDialogProps {
  parts: DialogParts;
  formId: string;
  children: ReactNode;
}

/** Shows a form in the dialog that was open before it came, and else in one of its own. */
function FormInDialog({ parts, formId, children }: FormInDialogProps) {
  const give = useContext(DialogFrameContext);
  useLayoutEffect(() => give?.({ formId, parts }));

  if (!give) {
    return (
      <Dialog isOpen {...parts}>
        {children}
      </Dialog>
    );
  }
  // A dialog that the form opens is one more.
  return <DialogFrameContext value={null}>{children}</DialogFrameContext>;
}
