import type { Schema } from '@aferir/api-client';
import { deleteDepartmentMutation, getDepartmentQuery } from '@aferir/api-client/react';
import { type ComboboxOption, ConfirmDialog } from '@aferir/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { areSettled } from '../../../shared/forms/choices-being-made.ts';
import { useFailureToast } from '../../../shared/forms/use-failure-toast.ts';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import type { Department } from '../department.ts';
import { placesToGo } from '../find-departments.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { DepartmentTargetField } from './department-target-field.tsx';
import styles from './organization.module.css';

/** Props of {@link DeleteDepartmentDialog}. */
export interface DeleteDepartmentDialogProps {
  department: Department;
  departments: readonly Department[];
  /** It is gone, and the chart shows it. */
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a department is deleted, and where go the departments below it and its people. */
export function DeleteDepartmentDialog({
  department,
  departments,
  onDeleted,
  onClose,
}: DeleteDepartmentDialogProps) {
  const { staff } = useServices();
  const tellFailure = useFailureToast();
  const { departmentId, label } = department;
  const [departmentsTo, setDepartmentsTo] = useState<ComboboxOption | null>(null);
  const departmentsInput = useRef<HTMLInputElement>(null);
  const peopleInput = useRef<HTMLInputElement>(null);
  const [peopleTo, setPeopleTo] = useState<ComboboxOption | null>(null);
  const places = useMemo(
    () => placesToGo(departments, { departmentId, parentId: null }),
    [departments, departmentId],
  );
  const remove = useMutation(deleteDepartmentMutation(staff));
  const details = useQuery({
    ...getDepartmentQuery(staff, { path: { idOrganogramaNo: departmentId } }),
    staleTime: 0,
    // Of what is being deleted, or is gone, nothing more is to be read.
    enabled: remove.isIdle || remove.isError,
  });
  const { below, inside } = contentsOf(details.data);
  const isAnswered = (below === 0 || departmentsTo) && (inside === 0 || peopleTo);

  function confirm() {
    if (!areSettled(departmentsInput.current, peopleInput.current)) return;
    const query = {
      idOrganogramaNo: departmentId,
      ...(departmentsTo && { idOrganogramaNoDestinoFilhos: Number(departmentsTo.value) }),
      ...(peopleTo && { idOrganogramaNoDestinoPessoas: Number(peopleTo.value) }),
    };
    remove.mutate(
      { params: { query } },
      {
        onSuccess: onDeleted,
        onError: (problem) => tellFailure(problem, texts.removeFailed),
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen
      isBusy={remove.isPending}
      tone="danger"
      title={texts.removeTitle}
      message={texts.removeText}
      subject={label}
      confirmLabel={below + inside > 0 ? texts.moveAndRemove(below, inside) : texts.removeConfirm}
      isConfirmDisabled={!details.data || !isAnswered}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <ReadRecord query={details} failedTitle={texts.detailsFailed} count={1}>
        {() => (
          <div className={styles.questions}>
            {below > 0 ? (
              <DepartmentTargetField
                ref={departmentsInput}
                label={texts.departmentsTo(below)}
                departments={places}
                none={texts.top}
                value={departmentsTo}
                onValueChange={setDepartmentsTo}
              />
            ) : null}
            {inside > 0 ? (
              <DepartmentTargetField
                ref={peopleInput}
                label={texts.peopleTo(inside)}
                departments={departments.filter(({ id }) => id !== department.id)}
                none={texts.noDepartment}
                value={peopleTo}
                onValueChange={setPeopleTo}
              />
            ) : null}
          </div>
        )}
      </ReadRecord>
    </ConfirmDialog>
  );
}

/** How many departments and people, inactive ones too, have to go somewhere. */
function contentsOf(details: Schema<'Department'> | undefined) {
  return {
    below: details?.filhos.length ?? 0,
    inside: details ? details.qtdFuncionarios + details.qtdInativos : 0,
  };
}
