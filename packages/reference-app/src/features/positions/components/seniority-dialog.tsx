import { isApiProblem, type Schema } from '@aferir/api-client';
import { saveSeniorityMutation } from '@aferir/api-client/react';
import { applyProblem, Form, FormSummary, refusalOf, TextField } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { explainFailure } from '../../../shared/forms/explain-failure.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { requiredUpTo } from '../../../shared/forms/required-up-to.ts';
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
  const { staff, toasts } = useServices();
  const formId = useId();
  const save = useMutation(saveSeniorityMutation(staff));
  const form = useForm({ defaultValues: { nmSenioridade: seniority?.nmSenioridade ?? '' } });
  const { errors, isDirty } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      const idSenioridade = seniority?.idSenioridade ?? 0;
      await save.mutateAsync({ body: { idSenioridade, ...values } });
    } catch (cause) {
      if (!isApiProblem(cause)) throw cause;
      applyProblem(form, explainFailure(cause, texts.saveFailed));
      return;
    }
    toasts.show({ tone: 'success', message: texts.saved });
    onClose();
  });

  return (
    <FormDialog
      title={seniority ? texts.editSeniority : texts.addSeniority}
      formId={formId}
      saveLabel={seniority ? texts.saveEdit : texts.add}
      isSaving={save.isPending}
      isDirty={isDirty}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={submit}>
        <FormSummary {...refusalOf(form.formState)} />
        <TextField
          {...form.register('nmSenioridade', { validate: requiredUpTo(MOST) })}
          label={texts.name}
          autoComplete="off"
          error={errors.nmSenioridade?.message}
        />
      </Form>
    </FormDialog>
  );
}
