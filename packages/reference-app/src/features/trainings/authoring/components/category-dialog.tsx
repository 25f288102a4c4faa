import { isApiProblem } from '@aferir/api-client';
import { createTrainingCategoryMutation } from '@aferir/api-client/react';
import { trimText } from '@aferir/domain';
import { applyProblem, Form, FormSummary, refusalOf, TextField } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../../../services/services-context.tsx';
import { explainFailure } from '../../../../shared/forms/explain-failure.ts';
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx';
import { authoringMessages as texts } from '../authoring-messages.ts';

/** Props of {@link CategoryDialog}. */
export interface CategoryDialogProps {
  /** It was added, under this id. */
  onAdded: (categoryId: number) => void;
  onClose: () => void;
}

/** Adds a category of trainings. */
export function CategoryDialog({ onAdded, onClose }: CategoryDialogProps) {
  const { staff } = useServices();
  const formId = useId();
  const add = useMutation(createTrainingCategoryMutation(staff));
  const form = useForm({ defaultValues: { categoria: '' } });
  const { errors, isDirty } = form.formState;

  const submit = form.handleSubmit(async ({ categoria }) => {
    try {
      const { data } = await add.mutateAsync({ body: { categoria: categoria.trim() } });
      onAdded(data);
    } catch (cause) {
      if (!isApiProblem(cause)) throw cause;
      applyProblem(form, explainFailure(cause, texts.categoryFailed));
      return;
    }
    onClose();
  });

  return (
    <FormDialog
      title={texts.newCategory}
      size="s"
      formId={formId}
      saveLabel={texts.add}
      isSaving={add.isPending}
      isDirty={isDirty}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={submit}>
        <FormSummary {...refusalOf(form.formState)} />
        <TextField
          {...form.register('categoria', {
            validate: (name) => trimText(name) !== '' || texts.categoryEmpty,
          })}
          label={texts.categoryName}
          autoComplete="off"
          maxLength={50}
          error={errors.categoria?.message}
        />
      </Form>
    </FormDialog>
  );
}
