import {
  type PerformanceStatus,
  type ReviewStage,
  statusesOfStage,
  statusesOfTurn,
} from '@aferir/domain';
import { patternOf } from '../../../platform/db/search-expression.ts';
import { isOfAllMonths, periodOf, spanOf } from '../../../shared/figures/period.ts';
import type { ListedPeopleMatch } from './listed-people-read-model.ts';

const STAGES = {
  autoPendente: 'self-pending',
  autoFeita: 'self-done',
  gestorFeita: 'managers-done',
  feedbackFeito: 'feedback-done',
} as const satisfies Record<string, ReviewStage>;

const TURNS = { semResposta: 'person', comGestor: 'managers' } as const;

/** What narrows the list of people down, in the words of its call; what is left out, or 0, narrows nothing. */
export interface ReviewedPeopleFilters {
  readonly filter?: string;
  readonly cdStatus?: PerformanceStatus | 0;
  readonly etapa?: keyof typeof STAGES;
  readonly recorte?: keyof typeof TURNS;
  readonly idOrganogramaNo?: number;
  readonly idOrganogramaCargo?: number;
  readonly semGestor?: boolean;
  readonly somenteAtivos?: boolean;
  readonly flFuncionariosAtivados?: boolean;
  readonly mesInicio?: string;
  readonly mesFim?: string;
  readonly idCiclo?: number;
}

/** Reads what a call asks for. */
export function reviewedPeopleOf(
  companyId: number,
  asked: ReviewedPeopleFilters,
): ListedPeopleMatch {
  const { etapa, recorte, semGestor, somenteAtivos, flFuncionariosAtivados } = asked;
  const period = periodOf(asked);
  const { from, before } = spanOf(period);
  return {
    companyId,
    pattern: patternOf(asked.filter),
    statuses: askedStatuses(asked),
    sentFrom: from,
    sentBefore: before,
    cycleId: asked.idCiclo || undefined,
    passesOverClosed: Boolean(etapa ?? recorte) || !isOfAllMonths(period),
    departmentId: asked.idOrganogramaNo || undefined,
    positionId: asked.idOrganogramaCargo || undefined,
    onlyActive: Boolean(somenteAtivos || flFuncionariosAtivados || semGestor || recorte),
  };
}

/** The statuses that a status, a stage and a turn leave; undefined for all. */
function askedStatuses({
  cdStatus,
  etapa,
  recorte,
}: ReviewedPeopleFilters): readonly PerformanceStatus[] | undefined {
  if (!etapa && !recorte) return cdStatus ? [cdStatus] : undefined;
  const ofTurn = recorte && statusesOfTurn(TURNS[recorte]);
  return statusesOfStage(etapa ? STAGES[etapa] : undefined).filter(
    (one) => (!cdStatus || one === cdStatus) && (!ofTurn || ofTurn.includes(one)),
  );
}
