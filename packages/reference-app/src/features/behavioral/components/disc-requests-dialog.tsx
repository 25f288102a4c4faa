import { listEmployeesQuery } from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { PersonGate } from '../../../shared/requests/person-gate.tsx';
import {
  type PersonDialogProps,
  type PersonRequestsProps,
  RequestsDialog,
} from '../../../shared/requests/requests-dialog.tsx';
import { behavioralMessages } from '../behavioral-messages.ts';
import { DiscRequestsGrid } from './disc-requests-grid.tsx';

/** The behavioral requests of one person, over the page. */
export function DiscRequestsDialog({ personId, onClose, onOpenReport }: PersonDialogProps) {
  return (
    <RequestsDialog title={behavioralMessages.requestsTitle} personId={personId} onClose={onClose}>
      {(id) => <RequestsOfPerson personId={id} onOpenReport={onOpenReport} />}
    </RequestsDialog>
  );
}

interface RequestsOfPersonProps extends Pick<PersonRequestsProps, 'onOpenReport'> {
  personId: number;
}

function RequestsOfPerson({ personId, onOpenReport }: RequestsOfPersonProps) {
  const { staff } = useServices();
  const person = useQuery({
    ...listEmployeesQuery(staff, { query: { idOrganogramaPessoa: personId } }),
    select: ({ rows: [found] }) =>
      found && { id: found.idOrganogramaPessoa, name: found.nmPessoa, email: found.dsEmail },
  });
  return (
    <PersonGate person={person}>
      {(found) => <DiscRequestsGrid person={found} onOpenReport={onOpenReport} />}
    </PersonGate>
  );
}
