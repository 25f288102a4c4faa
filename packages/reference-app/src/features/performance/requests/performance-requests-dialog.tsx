import { getPersonNameQuery } from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { PersonGate } from '../../../shared/requests/person-gate.tsx';
import {
  type PersonDialogProps,
  type PersonRequestsProps,
  RequestsDialog,
} from '../../../shared/requests/requests-dialog.tsx';
import { performanceMessages } from '../performance-messages.ts';
import { PerformanceRequestsGrid } from './performance-requests-grid.tsx';

/** The performance reviews of one person, over the page. */
export function PerformanceRequestsDialog({ personId, onClose, onOpenReport }: PersonDialogProps) {
  return (
    <RequestsDialog title={performanceMessages.analyses} personId={personId} onClose={onClose}>
      {(id) => <ReviewsOfPerson personId={id} onOpenReport={onOpenReport} />}
    </RequestsDialog>
  );
}

interface ReviewsOfPersonProps extends Pick<PersonRequestsProps, 'onOpenReport'> {
  personId: number;
}

function ReviewsOfPerson({ personId, onOpenReport }: ReviewsOfPersonProps) {
  const { staff } = useServices();
  const person = useQuery({
    ...getPersonNameQuery(staff, { path: { id: personId } }),
    select: ({ nmPessoa, dsEmail = null }) => ({ id: personId, name: nmPessoa, email: dsEmail }),
  });
  return (
    <PersonGate person={person}>
      {(found) => <PerformanceRequestsGrid person={found} onOpenReport={onOpenReport} />}
    </PersonGate>
  );
}
