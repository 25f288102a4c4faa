import {
  type PerformanceStatus,
  type ReviewStage,
  statusesOfStage,
  statusesOfTurn,
} from '@aferir/domain';
import { defineList } from '../../../operation/operation.ts';
import { orderOf } from '../../../platform/db/list-order.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import { isOfAllMonths, periodOf, spanOf } from '../../../shared/figures/period.ts';
import { hasCompetencies } from '../competencies/has-competencies.ts';
import { readListedPeople } from '../grids/listed-people-read-model.ts';
import { toPerformanceEmployee } from '../grids/performance-grid-serializer.ts';
import { readAwaitedReviews } from '../review/awaited-reviews.ts';

const STAGES = {
  autoPendente: 'self-pending',
  autoFeita: 'self-done',
  gestorFeita: 'managers-done',
  feedbackFeito: 'feedback-done',
} as const satisfies Record<string, ReviewStage>;

interface Asked {
  cdStatus?: PerformanceStatus | 0;
  etapa?: keyof typeof STAGES;
  recorte?: keyof typeof TURNS;
}

const TURNS = { semResposta: 'person', comGestor: 'managers' } as const;

/** Lists employees with the status of their latest performance response. */
export const listPerformanceByEmployee = defineList(
  'listPerformanceByEmployee',
  async ({ query }, context) => {
    const { db, company } = context;
    const { filter, recorte, somenteAtivos, flFuncionariosAtivados, take = 30, index = 0 } = query;
    const period = periodOf(query);
    const { from, before } = spanOf(period);
    const { rows, total } = await readListedPeople(db, {
      companyId: company.id,
      pattern: patternOf(filter),
      statuses: askedStatuses(query),
      longestWaitingFirst: recorte !== undefined && !query.ordem,
      sentFrom: from,
      sentBefore: before,
      passesOverClosed: Boolean(query.etapa ?? recorte) || !isOfAllMonths(period),
      departmentId: query.idOrganogramaNo || undefined,
      positionId: query.idOrganogramaCargo || undefined,
      onlyActive: Boolean(somenteAtivos || flFuncionariosAtivados || recorte),
      order: orderOf(query.ordem),
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

/** The statuses that a status, a stage and a turn leave; undefined for all. */
function askedStatuses({
  cdStatus,
  etapa,
  recorte,
}: Asked): readonly PerformanceStatus[] | undefined {
  if (!etapa && !recorte) return cdStatus ? [cdStatus] : undefined;
  const ofTurn = recorte && statusesOfTurn(TURNS[recorte]);
  return statusesOfStage(etapa ? STAGES[etapa] : undefined).filter(
    (one) => (!cdStatus || one === cdStatus) && (!ofTurn || ofTurn.includes(one)),
  );
}
