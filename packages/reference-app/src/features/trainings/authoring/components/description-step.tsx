import { listTrainingCategoriesQuery } from '@aferir/api-client/react';
import { type DraftPlace, TRAINING_LIMITS } from '@aferir/domain';
import { Button, CountedTextField, RetryNotice, SelectField, TextAreaField } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../../services/services-context.tsx';
import frame from '../../../../shared/authoring/authoring.module.css';
import { staffFormMessages } from '../../../../shared/forms/form-messages.ts';
import { UploadedImageField } from '../../../../shared/images/uploaded-image-field.tsx';
import { authoringMessages as texts } from '../authoring-messages.ts';
import { faultAt, fieldIdOf } from '../editing/editor-steps.ts';
import type { TrainingEdit } from '../editing/training-edit.ts';
import type { TrainingEditor } from '../use-training-editor.ts';
import styles from './authoring.module.css';
import { CategoryDialog } from './category-dialog.tsx';

/** What a training is called and about, and how it looks in lists. */
export function DescriptionStep({ editor: { edit, change, faults } }: { editor: TrainingEditor }) {
  const { staff } = useServices();
  const categories = useQuery(listTrainingCategoriesQuery(staff));
  const [isAdding, setIsAdding] = useState(false);
  const describe = (values: Partial<Omit<TrainingEdit, 'sessions' | 'people'>>) =>
    change({ type: 'describe', values });
  const fieldOf = (place: DraftPlace) => ({
    id: fieldIdOf(place),
    error: faultAt(faults, place),
  });

  return (
    <div className={frame.fields}>
      <CountedTextField
        {...fieldOf({ field: 'title' })}
        label={texts.title}
        autoComplete="off"
        maxLength={TRAINING_LIMITS.title}
        value={edit.title}
        onChange={({ target }) => describe({ title: target.value })}
      />
      <div className={styles.category}>
        <SelectField
          {...fieldOf({ field: 'category' })}
          label={texts.category}
          options={(categories.data ?? []).map(({ idCategoria, nmCategoria }) => ({
            value: String(idCategoria),
            label: nmCategoria,
          }))}
          value={edit.categoryId === undefined ? '' : String(edit.categoryId)}
          onValueChange={(id) => describe({ categoryId: Number(id) })}
          disabled={!categories.data}
        />
        <Button variant="secondary" icon={<Plus />} onClick={() => setIsAdding(true)}>
          {texts.newCategory}
        </Button>
      </div>
      {categories.isError ? (
        <RetryNotice
          title={texts.categoriesFailed}
          retryLabel={staffFormMessages.retry}
          isRetrying={categories.isFetching}
          onRetry={() => void categories.refetch()}
        >
          {categories.error.message}
        </RetryNotice>
      ) : null}
      <TextAreaField
        {...fieldOf({ field: 'description' })}
        label={texts.description}
        rows={5}
        maxLength={TRAINING_LIMITS.description}
        value={edit.description}
        onChange={({ target }) => describe({ description: target.value })}
      />
      <UploadedImageField
        purpose="treinamento"
        label={texts.cover}
        isOptional
        value={edit.cover}
        onValueChange={(cover) => describe({ cover })}
      />
      {isAdding ? (
        <CategoryDialog
          onAdded={(categoryId) => describe({ categoryId })}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
    </div>
  );
}
