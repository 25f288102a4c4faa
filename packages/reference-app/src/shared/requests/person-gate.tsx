import type { ApiProblem } from '@aferir/api-client';
import { EmptyState, Skeleton, SkeletonGroup } from '@aferir/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RequestedPerson } from './request-kind.ts';
import { requestMessages } from './request-messages.ts';

/** Props of {@link PersonGate}. */
export interface PersonGateProps {
  /** Reads who the person is. */
  person: UseQueryResult<RequestedPerson | undefined, ApiProblem>;
  children: (person: RequestedPerson) => ReactNode;
}

/** Shows what is about a person once it is known who that is. */
export function PersonGate({ person, children }: PersonGateProps) {
  if (person.data) return children(person.data);
  if (person.isFetching) {
    return (
      <SkeletonGroup label={requestMessages.loadingPerson}>
        <Skeleton shape="block" height="240px" />
      </SkeletonGroup>
    );
  }
  return (
    <EmptyState
      tone="danger"
      title={requestMessages.personFailed}
      description={person.error?.message}
    />
  );
}
