import {
  PERFORMANCE_STATUS,
  PERFORMANCE_STATUS_COURSE,
  PERFORMANCE_STATUS_LABELS,
  type ReviewReader,
  reviewFor,
} from '@aferir/domain';
import { sql } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  isLabelled,
  listRequestsOfPerson,
  type PersonRequestsQuery,
} from '../../../shared/requests/person-responses.ts';

/** Lists a person's requests, newest first; searches their number and the status that the reader is told. */
export function listReviewsOfPerson(db: Db, reader: ReviewReader, query: PersonRequestsQuery) {
  return listRequestsOfPerson(db, 'performance_response', query, (words) => [
    isLabelled(statusTo(reader), PERFORMANCE_STATUS_LABELS, words),
  ]);
}

/** The status of a response as `reviewFor` tells it. */
function statusTo(reader: ReviewReader) {
  const held = { finished_at: null, closed_at: null, alignment: null, is_held: true };
  const withheld = PERFORMANCE_STATUS_COURSE.filter(
    (status) => reviewFor({ ...held, status }, reader).status !== status,
  );
  return sql<number>`case when is_held and status = ${anyOf(withheld)}
    then ${PERFORMANCE_STATUS.awaitingManagers} else status end`;
}
