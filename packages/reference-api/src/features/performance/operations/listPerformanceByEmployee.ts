import { type PerformanceStatus, type ReviewStage, statusesOfStage } from '@aferir/domain';
import { defineList } from '../../../operation/operation.ts';
import { orderOf } from '../../../platform/db/list-order.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import { isOfAllMonths, periodOf, spanOf } from '../../../shared/figures/period.ts';
import { hasCompetencies } from '../competencies/has-competencies.ts';
import { readListedPeople } from '../grids/listed-people-read-model.ts';
import { toPerformanceEmployee } from '../grids/performance-grid-serializer.ts';

const STAGES = {
  autoPendente: 'self-pending',
  autoFeita: 'self-done',
  gestorFeita: 'managers-done',
  feedbackFeito: 'feedback-done',
} as const satisfies Record<string, ReviewStage>;

/** Lists employees with the status of their latest performance response. */
export const listPerformanceByEmployee = defineList(
  'listPerformanceByEmployee',
  async ({ query }, { db, company }) => {
    const { filter, somenteAtivos, flFuncionariosAtivados, take = 30, index = 0 } = query;
    const period = periodOf(query);
    const { from, before } = spanOf(period);
    const { rows, total } = await readListedPeople(db, {
      companyId: company.id,
      pattern: patternOf(filter),
      statuses: askedStatuses(query.cdStatus || undefined, query.etapa),
      sentFrom: from,
      sentBefore: before,
      passesOverClosed: Boolean(query.etapa) || !isOfAllMonths(period),
      departmentId: query.idOrganogramaNo || undefined,
      positionId: query.idOrganogramaCargo || undefined,
      onlyActive: Boolean(somenteAtivos || flFuncionariosAtivados),
      order: orderOf(query.ordem),
      take,
      page: index,
    });
    // Who was asked once was asked about competencies, the last of which stays.
    const isSettled = rows.some(({ request_count }) => request_count > 0);
    const mayAsk = isSettled || (await hasCompetencies(db, company.id));
    return {
      data: {
        rows: rows.map(toPerformanceEmployee),
        qtdRecords: total,
        ...(!mayAsk && { flSemCompetencias: true }),
      },
    };
  },
);

/** The statuses that a status and a stage leave; undefined for all. */
function askedStatuses(
  status: PerformanceStatus | undefined,
  stage: keyof typeof STAGES | undefined,
): readonly PerformanceStatus[] | undefined {
  if (!stage) return status && [status];
  return statusesOfStage(STAGES[stage]).filter((one) => !status || one === status);
}
