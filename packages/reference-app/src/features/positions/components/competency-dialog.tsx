import type { Schema } from '@aferir/api-client';
import { saveCompetencyMutation } from '@aferir/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { RecordDialog } from '../../../shared/forms/record-dialog.tsx';
import { useRecordForm } from '../../../shared/forms/use-record-form.ts';
import { toCompetencyRequest, toCompetencyValues } from '../competency-values.ts';
import { careersMessages as texts } from '../positions-messages.ts';
import { CompetencyFields } from './competency-fields.tsx';

/** Props of {@link CompetencyDialog}. */
export interface CompetencyDialogProps {
  /** The competency that is changed; undefined adds one. */
  competency: Schema<'KeptCompetency'> | undefined;
  onClose: () => void;
}

/** Adds a competency or changes one. */
export function CompetencyDialog({ competency, onClose }: CompetencyDialogProps) {
  const save = useMutation(saveCompetencyMutation(useServices().staff));
  const record = useRecordForm({
    record: competency,
    toValues: toCompetencyValues,
    save: (values) => save.mutateAsync({ body: toCompetencyRequest(values, competency) }),
    saved: texts.saved,
    failed: texts.saveFailed,
    onSaved: onClose,
    draft: { name: 'competencia', id: competency?.idCompetencia },
  });
  return (
    <RecordDialog
      {...record}
      size="m"
      title={competency ? texts.editCompetency : texts.addCompetency}
      saveLabel={competency ? texts.saveEdit : texts.add}
      onClose={onClose}
    >
      <CompetencyFields form={record.form} />
    </RecordDialog>
  );
}
