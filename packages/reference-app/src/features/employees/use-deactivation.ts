import type { Schema } from '@aferir/api-client';
import { deactivateEmployeeMutation } from '@aferir/api-client/react';
import { listNames } from '@aferir/domain';
import type { ConfirmDialogProps } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import type { Failure } from '../../shared/forms/explain-failure.ts';
import { useFailureToast } from '../../shared/forms/use-failure-toast.ts';
import { employeesMessages as texts } from './employees-messages.ts';

type Employee = Pick<Schema<'Employee'>, 'idOrganogramaPessoa' | 'nmPessoa'>;

/** What is asked before people are deactivated. */
interface Leaving<Person> {
  readonly people: readonly Person[];
  readonly message: string;
}

/**
 * Deactivates people one after the other, after asking, and tells how it went; what the lists show is read again
 * once. `ask` begins, and a ConfirmDialog takes `question`.
 */
export function useDeactivation<Person extends Employee>(
  onDone: (people: readonly Person[]) => void,
) {
  const { staff, toasts } = useServices();
  const tellFailure = useFailureToast();
  const [leaving, setLeaving] = useState<Leaving<Person>>();
  const { mutationFn, ...rest } = deactivateEmployeeMutation(staff);
  const { mutate, isPending } = useMutation({
    ...rest,
    async mutationFn(people: readonly Person[]) {
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
      onDone(people);
      setLeaving(undefined);
    },
  });
  const people = leaving?.people ?? [];
  const question: ConfirmDialogProps = {
    isOpen: leaving !== undefined,
    isBusy: isPending,
    tone: 'danger',
    title: texts.deactivateTitle,
    message: leaving?.message ?? '',
    subject: listNames(people.map(({ nmPessoa }) => nmPessoa)),
    confirmLabel: people.length > 1 ? texts.deactivateMany(people.length) : texts.deactivateConfirm,
    onConfirm: () => mutate(people),
    onCancel: () => setLeaving(undefined),
  };
  return {
    ask: (asked: readonly Person[], message: string = texts.deactivateText) =>
      setLeaving({ people: asked, message }),
    question,
  };
}
