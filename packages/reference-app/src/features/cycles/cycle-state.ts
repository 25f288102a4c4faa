import type { Schema } from '@aferir/api-client';
import {
  CYCLE_KIND_NAMES,
  CYCLE_STATE_CODES,
  type CycleKind,
  type CycleState,
  findCycleKind,
  formatDate,
  wordOfCode,
} from '@aferir/domain';
import { cyclesMessages as texts } from './cycles-messages.ts';

type Cycle = Pick<
  Schema<'CycleRow'>,
  'idTipoCiclo' | 'idSituacaoCiclo' | 'dtAbertura' | 'dtInicio' | 'dtPrazo'
>;

/** How far a cycle is. */
export function stateOf({ idSituacaoCiclo }: Pick<Cycle, 'idSituacaoCiclo'>): CycleState {
  return wordOfCode(CYCLE_STATE_CODES, idSituacaoCiclo) ?? 'draft';
}

/** What people are asked for in a cycle. */
export function kindOf({ idTipoCiclo }: Pick<Cycle, 'idTipoCiclo'>): CycleKind {
  return findCycleKind(idTipoCiclo) ?? 'behavioral';
}

/** The same in words. */
export function kindNameOf(cycle: Pick<Cycle, 'idTipoCiclo'>): string {
  return CYCLE_KIND_NAMES[kindOf(cycle)];
}

/** From when to when a cycle goes, as far as that is known. */
export function daysTextOf({ dtInicio, dtAbertura, dtPrazo }: Cycle): string {
  const from = dtInicio ?? dtAbertura;
  const until = formatDate(dtPrazo);
  return from === null ? texts.until(until) : texts.fromTo(formatDate(from), until);
}
