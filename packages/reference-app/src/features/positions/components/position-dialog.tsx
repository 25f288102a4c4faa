import type { Schema } from '@aferir/api-client';
import { listPositionsQuery, savePositionMutation } from '@aferir/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { type OpenedFormProps, OpenedRecord } from '../../../shared/forms/opened-record.tsx';
import { RecordDialog } from '../../../shared/forms/record-dialog.tsx';
import { useRecordForm } from '../../../shared/forms/use-record-form.ts';
import { toPositionRequest, toPositionValues } from '../position-values.ts';
import { positionsMessages as texts } from '../positions-messages.ts';
import { PositionTabs, type PositionTabsProps } from './position-tabs.tsx';

/** Props of {@link PositionDialog}. */
export interface PositionDialogProps extends Pick<PositionTabsProps, 'tab' | 'onTabChange'> {
  /** The position that is changed; 0 adds one. */
  positionId: number;
  onClose: () => void;
}

/** Adds a position or changes one and its competencies. */
export function PositionDialog({ positionId, ...rest }: PositionDialogProps) {
  const query = { idOrganogramaCargo: positionId };
  return (
    <OpenedRecord
      id={positionId}
      query={listPositionsQuery(useServices().staff, { query })}
      pick={({ rows }) => rows[0]}
      title={texts.editTitle}
      failedTitle={texts.loadFailed}
      onClose={rest.onClose}
    >
      {(position) => <PositionForm record={position} {...rest} />}
    </OpenedRecord>
  );
}

type PositionFormProps = OpenedFormProps<Schema<'Position'>> &
  Omit<PositionDialogProps, 'positionId'>;

function PositionForm({ record: position, onClose, ...tabs }: PositionFormProps) {
  const save = useMutation(savePositionMutation(useServices().staff));
  const record = useRecordForm({
    record: position,
    toValues: toPositionValues,
    save: (values) => save.mutateAsync({ body: toPositionRequest(values, position) }),
    saved: texts.saved,
    failed: texts.saveFailed,
    onSaved: onClose,
    draft: { name: 'cargo', id: position?.idOrganogramaCargo, version: position?.nrVersao },
  });
  return (
    <RecordDialog
      {...record}
      title={position ? texts.editTitle : texts.add}
      description={position?.nmCargo}
      saveLabel={position ? texts.saveEdit : texts.save}
      isKeptAtOnce={position !== undefined && tabs.tab === 'competencies'}
      onClose={onClose}
    >
      <PositionTabs {...tabs} form={record.form} position={position} />
    </RecordDialog>
  );
}
