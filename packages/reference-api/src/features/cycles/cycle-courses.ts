import { anyOf } from '../../platform/db/any-of.ts';
import type { ReadCycleCourses } from '../../shared/cycles/cycle-course.ts';

/** Reads how far some cycles are, for features whose requests are part of them. */
export const readCycleCourses: ReadCycleCourses = async (
  { db, company },
  ids,
  { hold = false } = {},
) => {
  const rows = await db
    .selectFrom('cycle')
    .where('company_id', '=', company.id)
    .where('id', '=', anyOf(ids))
    .select([
      'id',
      'name',
      'asks_around',
      'due_on',
      'started_at',
      'closed_at',
      'holds_results',
      'released_at',
    ])
    .orderBy('id')
    .$if(hold, (query) => query.forShare())
    .execute();
  return new Map(
    rows.map(({ id, ...row }) => [
      id,
      {
        id,
        name: row.name,
        asksAround: row.asks_around,
        dueOn: row.due_on,
        startedAt: row.started_at,
        closedAt: row.closed_at,
        holdsResults: row.holds_results,
        releasedAt: row.released_at,
      },
    ]),
  );
};
