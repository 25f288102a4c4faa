import { defineList } from '../../../operation/operation.ts';
import { orderOrRankOf } from '../../../platform/db/list-order.ts';
import { idsInScope } from '../../../shared/people/ids-in-scope.ts';
import { hasCompetencies } from '../competencies/has-competencies.ts';
import { reviewedPeopleOf } from '../grids/asked-people.ts';
import { isReviewOrder, readListedPeople } from '../grids/listed-people-read-model.ts';
import { toPerformanceEmployee } from '../grids/performance-grid-serializer.ts';
import { readAwaitedReviews } from '../review/awaited-reviews.ts';

/** Lists employees with the status of their latest performance response. */
export const listPerformanceByEmployee = defineList(
  'listPerformanceByEmployee',
  async ({ query }, context) => {
    const { db, company } = context;
    const { ordem, recorte, take = 30, index = 0 } = query;
    // Those who are waited for stand by how long, where nothing else is asked for.
    const { order, rank } = orderOrRankOf(ordem ?? (recorte && '-espera'), isReviewOrder);
    const { rows, total } = await readListedPeople(db, {
      ...reviewedPeopleOf(company.id, query),
      ...(await idsInScope(db, company.id, query)),
      order,
      reviewOrder: rank,
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
        rows: rows.map((row) => toPerformanceEmployee(row, awaited)),
        qtdRecords: total,
        ...(!mayAsk && { flSemCompetencias: true }),
      },
    };
  },
);
