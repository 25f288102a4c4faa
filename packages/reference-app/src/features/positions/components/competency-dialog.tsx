import { isApiProblem, type Schema } from '@aferir/api-client';
import { saveCompetencyMutation } from '@aferir/api-client/react';
import { applyProblem, Form, FormSummary, refusalOf, TextAreaField, TextField } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { explainFailure } from '../../../shared/forms/explain-failure.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { requiredUpTo } from '../../../shared/forms/required-up-to.ts';
import { careersMessages as texts } from '../positions-messages.ts';

const MOST = { code: 20, name: 100, description: 1000 };

/** Props of {@link CompetencyDialog}. */
export interface CompetencyDialogProps {
  /** The competency that is changed; undefined adds one. */
  competency: Schema<'KeptCompetency'> | undefined;
  onClose: () => void;
}

/** Adds a competency or changes one. */
export function CompetencyDialog({ competency, onClose }: CompetencyDialogProps) {
  const { staff, toasts } = useServices();
  const formId = useId();
  const save = useMutation(saveCompetencyMutation(staff));
  const form = useForm({
    defaultValues: {
      cdCompetencia: competency?.cdCompetencia ?? '',
      nmCompetencia: competency?.nmCompetencia ?? '',
      dsCompetencia: competency?.dsCompetencia ?? '',
    },
  });
  const { errors, isDirty } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      const idCompetencia = competency?.idCompetencia ?? 0;
      await save.mutateAsync({ body: { idCompetencia, ...values } });
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
      title={competency ? texts.editCompetency : texts.addCompetency}
      formId={formId}
      saveLabel={competency ? texts.saveEdit : texts.add}
      isSaving={save.isPending}
      isDirty={isDirty}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={submit}>
        <FormSummary {...refusalOf(form.formState)} />
        <TextField
          {...form.register('cdCompetencia', { validate: requiredUpTo(MOST.code) })}
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="off"
          error={errors.cdCompetencia?.message}
        />
        <TextField
          {...form.register('nmCompetencia', { validate: requiredUpTo(MOST.name) })}
          label={texts.name}
          autoComplete="off"
          error={errors.nmCompetencia?.message}
        />
        <TextAreaField
          {...form.register('dsCompetencia', { validate: requiredUpTo(MOST.description) })}
          label={texts.description}
          hint={texts.descriptionHint}
          maxLength={MOST.description}
          error={errors.dsCompetencia?.message}
        />
      </Form>
    </FormDialog>
  );
}
