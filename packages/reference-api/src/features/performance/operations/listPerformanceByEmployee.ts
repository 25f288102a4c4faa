import { isWithheldFrom, type ReviewReader } from '@aferir/domain';
import { asStaff } from '../../../operation/context.ts';
import { defineList } from '../../../operation/operation.ts';
import { orderOrRankOf } from '../../../platform/db/list-order.ts';
import { idsInScope } from '../../../shared/people/ids-in-scope.ts';
import { staffReader } from '../access/performance-access.ts';
import { hasCompetencies } from '../competencies/has-competencies.ts';
import { reviewedPeopleOf } from '../grids/asked-people.ts';
import {
  isReviewOrder,
  type ListedPersonRow,
  readListedPeople,
} from '../grids/listed-people-read-model.ts';
import { toPerformanceEmployee } from '../grids/performance-grid-serializer.ts';
import { readAwaitedReviews } from '../review/awaited-reviews.ts';

/** Lists employees with the status of their latest performance response. */
export const listPerformanceByEmployee = defineList(
  'listPerformanceByEmployee',
  async ({ query }, context) => {
    const { db, company, actor } = context;
    const reader = staffReader(asStaff(actor));
    const { ordem, recorte, take = 30, index = 0 } = query;
    // Those who are waited for stand by how long, where nothing else is asked for.
    const { order, rank } = orderOrRankOf(ordem ?? (recorte && '-espera'), isReviewOrder);
    const { rows, total } = await readListedPeople(db, {
      ...reviewedPeopleOf(company.id, query),
      ...(await idsInScope(db, company.id, query)),
      order,
      // The order would tell how aligned those are whose result is held.
      reviewOrder: rank?.by === 'alinhamento' && isWithheldFrom(true, reader) ? undefined : rank,
      take,
      page: index,
    });
    // Who was asked once was asked about competencies, the last of which stays.
    const isSettled = rows.some(({ request_count }) => request_count > 0);
    const mayAsk = isSettled || (await hasCompetencies(db, company.id));
    const awaited = await readAwaitedReviews(
      context,
      rows.flatMap(({ latest }) => latest ?? []),
    );
    return {
      data: {
        rows: rows.map((row) => toPerformanceEmployee(rowFor(row, reader), awaited)),
        qtdRecords: total,
        ...(!mayAsk && { flSemCompetencias: true }),
      },
    };
  },
);

/** Somebody as a reader may know of them: how far the review is, and nothing of a result that is withheld. */
function rowFor(row: ListedPersonRow, reader: ReviewReader): ListedPersonRow {
  const { latest } = row;
  if (!latest || !isWithheldFrom(latest.is_held, reader)) return row;
  return { ...row, latest: { ...latest, alignment: null } };
}
