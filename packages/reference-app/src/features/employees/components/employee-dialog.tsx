import type { Schema } from '@aferir/api-client';
import { getEmployeeQuery, saveEmployeeMutation } from '@aferir/api-client/react';
import { isOwnAddress } from '@aferir/domain';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { type OpenedFormProps, OpenedRecord } from '../../../shared/forms/opened-record.tsx';
import { RecordDialog } from '../../../shared/forms/record-dialog.tsx';
import { useRecordForm } from '../../../shared/forms/use-record-form.ts';
import { toEmployeeRequest, toEmployeeValues } from '../employee-values.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import { EmployeeFields } from './employee-fields.tsx';

/** Props of {@link EmployeeDialog}. */
export interface EmployeeDialogProps {
  /** Who is changed; 0 adds one. */
  personId: number;
  onClose: () => void;
  /** They have another address by now. */
  onReaddressed?: ((personId: number) => void) | undefined;
}

/** Adds an employee or changes one. */
export function EmployeeDialog({
  personId: idOrganogramaPessoa,
  onClose,
  onReaddressed,
}: EmployeeDialogProps) {
  const query = getEmployeeQuery(useServices().staff, { path: { idOrganogramaPessoa } });
  return (
    <OpenedRecord
      id={idOrganogramaPessoa}
      query={query}
      title={texts.editTitle}
      failedTitle={texts.loadFailed}
      count={8}
      onClose={onClose}
    >
      {(employee) => (
        <EmployeeForm record={employee} onClose={onClose} onReaddressed={onReaddressed} />
      )}
    </OpenedRecord>
  );
}

function EmployeeForm({
  record: employee,
  onClose,
  onReaddressed,
}: OpenedFormProps<Schema<'EmployeeRecord'>> & Pick<EmployeeDialogProps, 'onReaddressed'>) {
  const save = useMutation(saveEmployeeMutation(useServices().staff));
  const id = employee?.idOrganogramaPessoa;
  const record = useRecordForm({
    record: employee,
    toValues: toEmployeeValues,
    save: (values) => save.mutateAsync({ body: toEmployeeRequest(values, employee) }),
    saved: texts.saved,
    failed: texts.saveFailed,
    onSaved: (_reply, { dsEmail }) => {
      onClose();
      if (employee && dsEmail && !isOwnAddress(dsEmail, employee.dsEmail)) {
        onReaddressed?.(employee.idOrganogramaPessoa);
      }
    },
    draft: { name: 'funcionario', id, version: employee?.nrVersao },
  });
  const title = employee ? texts.editTitle : texts.addTitle;
  const saveLabel = employee ? texts.saveEdit : texts.save;
  return (
    <RecordDialog {...record} title={title} saveLabel={saveLabel} onClose={onClose}>
      <EmployeeFields form={record.form} personId={id ?? 0} />
    </RecordDialog>
  );
}
