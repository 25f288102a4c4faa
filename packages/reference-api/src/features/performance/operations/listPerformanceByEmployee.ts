import { can, SECTION } from '@aferir/domain';
import { asStaff } from '../../../operation/context.ts';
import { defineList } from '../../../operation/operation.ts';
import { orderOrRankOf } from '../../../platform/db/list-order.ts';
import { idsInScope } from '../../../shared/people/ids-in-scope.ts';
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
    const maySeeResults = can(asStaff(actor).permissions, SECTION.performance, 'visualizar');
    const { ordem, recorte, take = 30, index = 0 } = query;
    // Those who are waited for stand by how long, where nothing else is asked for.
    const { order, rank } = orderOrRankOf(ordem ?? (recorte && '-espera'), isReviewOrder);
    const { rows, total } = await readListedPeople(db, {
      ...reviewedPeopleOf(company.id, query),
      ...(await idsInScope(db, company.id, query)),
      order,
      // The order would tell how aligned those are whose result is held.
      reviewOrder: rank?.by === 'alinhamento' && !maySeeResults ? undefined : rank,
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
        rows: rows.map((row) =>
          toPerformanceEmployee(maySeeResults ? row : withoutHeldResult(row), awaited),
        ),
        qtdRecords: total,
        ...(!mayAsk && { flSemCompetencias: true }),
      },
    };
  },
);

/** Somebody as the home alone may know of them: that the review is finished, and nothing of its result before it is out. */
function withoutHeldResult(row: ListedPersonRow): ListedPersonRow {
  return row.latest?.is_held ? { ...row, latest: { ...row.latest, alignment: null } } : row;
}
