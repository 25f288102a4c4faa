import type { Schema } from '@aferir/api-client';
import { saveSeniorityMutation } from '@aferir/api-client/react';
import { TextField } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { RecordDialog } from '../../../shared/forms/record-dialog.tsx';
import { requiredUpTo } from '../../../shared/forms/required-up-to.ts';
import { useRecordForm } from '../../../shared/forms/use-record-form.ts';
import { careersMessages as texts } from '../positions-messages.ts';

const MOST = 50;

/** Props of {@link SeniorityDialog}. */
export interface SeniorityDialogProps {
  /** The seniority that is renamed; undefined adds one. */
  seniority: Schema<'Seniority'> | undefined;
  onClose: () => void;
}

/** Adds a seniority or renames one. */
export function SeniorityDialog({ seniority, onClose }: SeniorityDialogProps) {
  const idSenioridade = seniority?.idSenioridade ?? 0;
  const save = useMutation(saveSeniorityMutation(useServices().staff));
  const record = useRecordForm({
    record: seniority,
    toValues: (one) => ({ nmSenioridade: one?.nmSenioridade ?? '' }),
    save: (values) => save.mutateAsync({ body: { idSenioridade, ...values } }),
    saved: texts.saved,
    failed: texts.saveFailed,
    onSaved: onClose,
  });
  const field = fieldOf(record.form);
  return (
    <RecordDialog
      {...record}
      size="m"
      title={seniority ? texts.editSeniority : texts.addSeniority}
      saveLabel={seniority ? texts.saveEdit : texts.add}
      onClose={onClose}
    >
      <TextField
        {...field('nmSenioridade', { validate: requiredUpTo(MOST) })}
        label={texts.name}
        autoComplete="off"
      />
    </RecordDialog>
  );
}
