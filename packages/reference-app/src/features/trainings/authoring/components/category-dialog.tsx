import { createTrainingCategoryMutation } from '@aferir/api-client/react';
import { trimText } from '@aferir/domain';
import { TextField } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../../services/services-context.tsx';
import { fieldOf } from '../../../../shared/forms/field-of.ts';
import { RecordDialog } from '../../../../shared/forms/record-dialog.tsx';
import { useRecordForm } from '../../../../shared/forms/use-record-form.ts';
import { authoringMessages as texts } from '../authoring-messages.ts';

/** Props of {@link CategoryDialog}. */
export interface CategoryDialogProps {
  /** It was added, under this id. */
  onAdded: (categoryId: number) => void;
  onClose: () => void;
}

/** Adds a category of trainings. */
export function CategoryDialog({ onAdded, onClose }: CategoryDialogProps) {
  const add = useMutation(createTrainingCategoryMutation(useServices().staff));
  const record = useRecordForm({
    record: undefined,
    toValues: () => ({ categoria: '' }),
    save: ({ categoria }) => add.mutateAsync({ body: { categoria: categoria.trim() } }),
    failed: texts.categoryFailed,
    onSaved({ data }) {
      onAdded(data);
      onClose();
    },
  });
  const field = fieldOf(record.form);
  return (
    <RecordDialog
      {...record}
      title={texts.newCategory}
      size="s"
      saveLabel={texts.add}
      onClose={onClose}
    >
      <TextField
        {...field('categoria', {
          validate: (name) => trimText(name) !== '' || texts.categoryEmpty,
        })}
        label={texts.categoryName}
        autoComplete="off"
        maxLength={50}
      />
    </RecordDialog>
  );
}
