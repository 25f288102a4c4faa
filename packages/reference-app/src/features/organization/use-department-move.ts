import { saveDepartmentMutation } from '@aferir/api-client/react';
import { wouldCloseDepartmentCycle } from '@aferir/domain';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useFailureToast } from '../../shared/forms/use-failure-toast.ts';
import { type Department, structureOf } from './department.ts';
import { toMoveRequest } from './department-requests.ts';
import { organizationMessages as texts } from './organization-messages.ts';
import { withMoved } from './with-moved.ts';

/** Moves departments about in the chart, which shows them in their new place while they are on their way. */
export function useDepartmentMove(
  departments: readonly Department[],
  onMoved: (message: string) => void,
) {
  const { staff, toasts } = useServices();
  const tellFailure = useFailureToast();
  const save = useMutation(saveDepartmentMutation(staff));
  const moving = save.isPending ? save.variables.body : undefined;
  const shown = useMemo(() => {
    if (!moving) return departments;
    const parent = departments.find((one) => one.departmentId === moving.idOrganogramaNoSuperior);
    return withMoved(departments, String(moving.idOrganogramaNo), parent ?? null);
  }, [departments, moving]);

  function move(id: string, parentId: string) {
    const department = departments.find((one) => one.id === id);
    const parent = departments.find((one) => one.id === parentId);
    if (!department || !parent) return;
    const { departmentId } = department;
    if (wouldCloseDepartmentCycle(structureOf(departments), departmentId, parent.departmentId)) {
      toasts.show({ tone: 'danger', message: texts.belowItself });
      return;
    }
    save.mutate(
      { body: toMoveRequest(department, parent) },
      {
        onSuccess: () => onMoved(texts.moved(department.label, parent.label)),
        onError: (problem) => tellFailure(problem, texts.moveFailed),
      },
    );
  }

  return { shown, move };
}
