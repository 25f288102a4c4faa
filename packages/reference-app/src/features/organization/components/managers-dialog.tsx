import type { Schema } from '@aferir/api-client';
import { getDepartmentQuery, saveDepartmentManagersMutation } from '@aferir/api-client/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { ReadRecordDialog } from '../../../shared/forms/opened-record.tsx';
import { RecordDialog } from '../../../shared/forms/record-dialog.tsx';
import { useRecordForm } from '../../../shared/forms/use-record-form.ts';
import { toManagersRequest } from '../department-requests.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { ManagersField, type ManagersValues } from './managers-field.tsx';
import styles from './organization.module.css';

/** Props of {@link ManagersDialog}. */
export interface ManagersDialogProps {
  departmentId: number;
  /** They are saved, and what shows them has been read again. */
  onSaved: () => void;
  onClose: () => void;
}

/** Names who manages a department, in their order. */
export function ManagersDialog({ departmentId, ...rest }: ManagersDialogProps) {
  const path = { idOrganogramaNo: departmentId };
  const query = useQuery(getDepartmentQuery(useServices().staff, { path }));
  return (
    <ReadRecordDialog
      query={query}
      title={texts.managersTitle}
      failedTitle={texts.detailsFailed}
      onClose={rest.onClose}
    >
      {(department) => <ManagersForm department={department} {...rest} />}
    </ReadRecordDialog>
  );
}

type ManagersFormProps = Omit<ManagersDialogProps, 'departmentId'> & {
  department: Schema<'Department'>;
};

function ManagersForm({ department, onSaved, onClose }: ManagersFormProps) {
  const save = useMutation(saveDepartmentManagersMutation(useServices().staff));
  const record = useRecordForm({
    record: department,
    toValues: (): ManagersValues => ({ idsGestores: department.gestores }),
    save: (values) => save.mutateAsync({ body: toManagersRequest(values, department) }),
    failed: texts.managersFailed,
    onSaved,
  });
  const isAtTop = department.idOrganogramaNoSuperior === null;
  return (
    <RecordDialog
      {...record}
      title={texts.managersTitle}
      description={department.nmDepartamento}
      saveLabel={texts.save}
      onClose={onClose}
    >
      <p className={styles.hint}>{texts.managersText}</p>
      <ManagersField control={record.form.control} isAtTop={isAtTop} />
    </RecordDialog>
  );
}
