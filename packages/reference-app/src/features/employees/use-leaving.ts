import type { Schema } from '@aferir/api-client';
import { deleteEmployeeMutation } from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { useServices } from '../../services/services-context.tsx';
import { useSectionRights } from '../../services/use-section-rights.ts';
import { useRemoval } from '../../shared/writes/use-removal.ts';
import { employeesMessages as texts } from './employees-messages.ts';
import { useDeactivation } from './use-deactivation.ts';

/** What has to be known of somebody who leaves. */
export type LeavingEmployee = Pick<
  Schema<'Employee'>,
  'idOrganogramaPessoa' | 'nmPessoa' | 'flAtivo' | 'flTemVinculos'
>;

/**
 * Deletes employees to whom nothing refers and deactivates all others, after asking: a ConfirmDialog each takes the
 * `questions`.
 */
export function useLeaving(
  onDeactivated: (people: readonly LeavingEmployee[]) => void,
  onRemoved?: () => void,
) {
  const { staff } = useServices();
  const { withRight } = useSectionRights(SECTION.employees);
  const deactivation = useDeactivation(onDeactivated);
  const offerDeactivation = (one: LeavingEmployee) =>
    withRight('alterar', () => deactivation.ask([one], texts.hasTies));
  const removal = useRemoval(deleteEmployeeMutation(staff), {
    texts,
    nameOf: ({ nmPessoa }: LeavingEmployee) => nmPessoa,
    initOf: ({ idOrganogramaPessoa }) => ({ params: { query: { idOrganogramaPessoa } } }),
    ...(onRemoved && { onDone: onRemoved }),
    takesFailure: ({ status }, one) => {
      // Ties that have come since the list was read.
      const hasTies = status === 409 && one.flAtivo;
      if (hasTies) offerDeactivation(one);
      return hasTies;
    },
  });
  return {
    deactivate: (people: readonly LeavingEmployee[]) => deactivation.ask(people),
    remove: (one: LeavingEmployee) =>
      one.flTemVinculos ? offerDeactivation(one) : removal.ask(one),
    questions: { removal: removal.question, deactivation: deactivation.question },
  };
}
