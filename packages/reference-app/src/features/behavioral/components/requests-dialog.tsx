import { employeesQuery } from '@aferir/api-client/react';
import { Dialog, EmptyState, Skeleton, SkeletonGroup } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { behavioralMessages } from '../behavioral-messages.ts';
import { RequestsGrid, type RequestsGridProps } from './requests-grid.tsx';

/** Props of {@link RequestsDialog}. */
export interface RequestsDialogProps extends Pick<RequestsGridProps, 'onOpenReport'> {
  /** Whose requests are shown; the dialog is closed without anybody. */
  personId: number | null;
  onClose: () => void;
}

/** The assessment requests of one person. */
export function RequestsDialog({ personId, onClose, onOpenReport }: RequestsDialogProps) {
  return (
    <Dialog
      isOpen={personId !== null}
      onClose={onClose}
      size="l"
      title={behavioralMessages.requestsTitle}
    >
      {personId === null ? null : (
        <RequestsOfPerson key={personId} personId={personId} onOpenReport={onOpenReport} />
      )}
    </Dialog>
  );
}

interface RequestsOfPersonProps extends Pick<RequestsGridProps, 'onOpenReport'> {
  personId: number;
}

function RequestsOfPerson({ personId, onOpenReport }: RequestsOfPersonProps) {
  const { staff } = useServices();
  const people = useQuery(employeesQuery(staff, { idOrganogramaPessoa: personId }));
  const person = people.data?.rows[0];
  if (person) return <RequestsGrid person={person} onOpenReport={onOpenReport} />;
  if (people.isFetching) {
    return (
      <SkeletonGroup label={behavioralMessages.loadingPerson}>
        <Skeleton shape="block" height="240px" />
      </SkeletonGroup>
    );
  }
  return (
    <EmptyState
      tone="danger"
      title={behavioralMessages.personFailed}
      description={people.error?.message}
    />
  );
}
