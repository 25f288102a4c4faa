import { Form, FormSummary, refusalOf } from '@aferir/ui';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftNotice } from './draft-notice.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import type { RecordForm } from './use-record-form.ts';

/** Props of {@link RecordDialog}. */
export interface RecordDialogProps<Values extends FieldValues>
  extends RecordForm<Values>,
    Omit<FormDialogProps, 'formId' | 'isSaving' | 'isDirty'> {
  /** Whether closing would lose something. @default whether something was changed */
  isDirty?: boolean;
}

/** The form of a record in a dialog: its draft, what was refused of it, and the fields that it is given. */
export function RecordDialog<Values extends FieldValues>({
  form,
  submit,
  isSaving,
  draft,
  isDirty = form.formState.isDirty,
  onClose,
  children,
  ...rest
}: RecordDialogProps<Values>) {
  const formId = useId();

  function discard() {
    draft.clear();
    onClose();
  }

  return (
    <FormDialog {...rest} formId={formId} isSaving={isSaving} isDirty={isDirty} onClose={discard}>
      <DraftNotice draft={draft} />
      <Form id={formId} onSubmit={submit}>
        <FormSummary {...refusalOf(form.formState)} />
        {children}
      </Form>
    </FormDialog>
  );
}
