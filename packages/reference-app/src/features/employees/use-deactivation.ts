import type { Schema } from '@aferir/api-client';
import { deactivateEmployeeMutation } from '@aferir/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import type { Failure } from '../../shared/forms/explain-failure.ts';
import { useFailureToast } from '../../shared/forms/use-failure-toast.ts';
import { employeesMessages as texts } from './employees-messages.ts';

type Employee = Schema<'Employee'>;

/** Deactivates people one after the other and tells how it went; what the lists show is read again once. */
export function useDeactivation(onDone: () => void) {
  const { staff, toasts } = useServices();
  const tellFailure = useFailureToast();
  const { mutationFn, ...rest } = deactivateEmployeeMutation(staff);
  return useMutation({
    ...rest,
    async mutationFn(people: readonly Employee[]) {
      const problems: Failure[] = [];
      for (const { idOrganogramaPessoa } of people) {
        await mutationFn({ body: { idOrganogramaPessoa } }).catch((problem) =>
          problems.push(problem),
        );
      }
      return problems;
    },
    onSuccess: ([problem, ...others], people) => {
      if (problem) {
        const failed = others.length + 1;
        const undone =
          people.length === 1
            ? texts.deactivateFailed
            : texts.deactivatedSome(people.length - failed, failed);
        tellFailure(problem, undone);
      } else {
        const message =
          people.length === 1 ? texts.deactivated : texts.deactivatedMany(people.length);
        toasts.show({ tone: 'success', message });
      }
      onDone();
    },
  });
}
