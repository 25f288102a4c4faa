import { defineList, type OperationInput } from '../../../operation/operation.ts';
import { orderOf } from '../../../platform/db/list-order.ts';
import { idsInScope } from '../../../shared/people/ids-in-scope.ts';
import { hasCompetencies } from '../competencies/has-competencies.ts';
import { reviewedPeopleOf } from '../grids/asked-people.ts';
import {
  isReviewOrder,
  type ListedPeopleQuery,
  readListedPeople,
} from '../grids/listed-people-read-model.ts';
import { toPerformanceEmployee } from '../grids/performance-grid-serializer.ts';
import { readAwaitedReviews } from '../review/awaited-reviews.ts';

/** Lists employees with the status of their latest performance response. */
export const listPerformanceByEmployee = defineList(
  'listPerformanceByEmployee',
  async ({ query }, context) => {
    const { db, company } = context;
    const { take = 30, index = 0 } = query;
    const { rows, total } = await readListedPeople(db, {
      ...reviewedPeopleOf(company.id, query),
      ...(await idsInScope(db, company.id, query)),
      ...ordersOf(query),
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

/** What the list is put in order by; those who are waited for by how long, where nothing else is asked for. */
function ordersOf({
  ordem,
  recorte,
}: OperationInput<'listPerformanceByEmployee'>['query']): Pick<
  ListedPeopleQuery,
  'order' | 'reviewOrder'
> {
  const order = orderOf(ordem ?? (recorte && '-espera'));
  if (!order) return {};
  const { by, isDescending } = order;
  return isReviewOrder(by)
    ? { reviewOrder: { by, isDescending } }
    : { order: { by, isDescending } };
}
