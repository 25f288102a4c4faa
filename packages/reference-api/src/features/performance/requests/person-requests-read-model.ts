import { PERFORMANCE_STATUS_LABELS } from '@aferir/domain';
import type { Db } from '../../../platform/db/database.ts';
import {
  codesMatching,
  listRequestsOfPerson,
  type PersonRequestsQuery,
} from '../../../shared/requests/person-responses.ts';

/** Lists a person's requests, newest first; searches their number and status. */
export function listReviewsOfPerson(db: Db, query: PersonRequestsQuery) {
  return listRequestsOfPerson(db, 'performance_response', query, (words) => ({
    status: codesMatching(PERFORMANCE_STATUS_LABELS, words),
  }));
}
