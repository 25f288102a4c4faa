import {
  getEmployeeSheetQuery,
  listEmployeesQuery,
  listPerformanceByEmployeeQuery,
} from '@aferir/api-client/react';
import { can, SECTION, type SectionId } from '@aferir/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import { useStaffMember } from '../../services/use-staff-member.ts';
import {
  type ReaddressedRequest,
  readdressedInLists,
  readdressedRequests,
} from './readdressed-requests.ts';

/** Somebody whose open requests were last mailed to another address than they have now. */
export interface ReaddressedPerson {
  readonly name: string;
  readonly email: string;
  /** Those that the person at hand may send again. */
  readonly requests: readonly ReaddressedRequest[];
}

/** What is known of it: nothing until it has been read, or where it could not be. */
export interface ReadReaddressed {
  readonly person: ReaddressedPerson | undefined;
  /** Reads again what could not be read; undefined where all could. */
  readonly retry: (() => void) | undefined;
}

/** Reads it from the page of the person, which is open. */
export function useReaddressedOfPage(personId: number): ReadReaddressed {
  const { staff } = useServices();
  const maySend = useMaySendAgain();
  const { data } = useQuery(
    getEmployeeSheetQuery(staff, { path: { idOrganogramaPessoa: personId } }),
  );
  // Where it can't be read, the page itself says so.
  if (!data) return { person: undefined, retry: undefined };
  const requests = readdressedRequests(data).filter(({ section }) => maySend(section));
  return {
    person: { name: data.nmPessoa, email: data.dsEmail ?? '', requests },
    retry: undefined,
  };
}

/** Reads it from the lists, since no page is opened, which would leave a trace. */
export function useReaddressedOfLists(personId: number): ReadReaddressed {
  const { staff } = useServices();
  const maySend = useMaySendAgain();
  const maySendReviews = maySend(SECTION.performance);
  const employee = useQuery({
    ...listEmployeesQuery(staff, { query: { idOrganogramaPessoa: personId } }),
    select: ({ rows: [found] }) => found,
  });
  const review = useQuery({
    ...listPerformanceByEmployeeQuery(staff, { query: { lstPessoas: [personId] } }),
    select: ({ rows }) => rows.find(({ idOrganogramaPessoa: id }) => id === personId),
    enabled: maySendReviews,
  });
  const lists = maySendReviews ? [employee, review] : [employee];
  const failed = lists.filter(({ isError }) => isError);
  const { data } = employee;
  return {
    person: data && {
      name: data.nmPessoa,
      email: data.dsEmail ?? '',
      requests: readdressedInLists(data.dsEmail, {
        behavioral: data,
        performance: review.data,
      }).filter(({ section }) => maySend(section)),
    },
    retry:
      failed.length > 0 ? () => void Promise.all(failed.map((list) => list.refetch())) : undefined,
  };
}

function useMaySendAgain(): (section: SectionId) => boolean {
  const member = useStaffMember();
  return (section) => member !== null && can(member.permissions, section, 'alterar');
}
