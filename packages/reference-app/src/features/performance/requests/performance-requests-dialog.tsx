import { getPersonNameQuery } from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { PersonGate } from '../../../shared/requests/person-gate.tsx';
import { RequestsDialog } from '../../../shared/requests/requests-dialog.tsx';
import { performanceMessages } from '../performance-messages.ts';
import {
  PerformanceRequestsGrid,
  type PerformanceRequestsGridProps,
} from './performance-requests-grid.tsx';

/** Props of {@link PerformanceRequestsDialog}. */
export interface PerformanceRequestsDialogProps
  extends Pick<PerformanceRequestsGridProps, 'onOpenReport'> {
  /** Whose reviews are shown; the dialog is closed without anybody. */
  personId: number | null;
  onClose: () => void;
}

/** The performance reviews of one person, over the page. */
export function PerformanceRequestsDialog({
  personId,
  onClose,
  onOpenReport,
}: PerformanceRequestsDialogProps) {
  return (
    <RequestsDialog title={performanceMessages.analyses} personId={personId} onClose={onClose}>
      {(id) => <ReviewsOfPerson personId={id} onOpenReport={onOpenReport} />}
    </RequestsDialog>
  );
}

interface ReviewsOfPersonProps extends Pick<PerformanceRequestsGridProps, 'onOpenReport'> {
  personId: number;
}

function ReviewsOfPerson({ personId, onOpenReport }: ReviewsOfPersonProps) {
  const { staff } = useServices();
  const person = useQuery({
    ...getPersonNameQuery(staff, { path: { id: personId } }),
    select: ({ nmPessoa }) => ({ id: personId, name: nmPessoa }),
  });
  return (
    <PersonGate person={person}>
      {(found) => <PerformanceRequestsGrid person={found} onOpenReport={onOpenReport} />}
    </PersonGate>
  );
}
