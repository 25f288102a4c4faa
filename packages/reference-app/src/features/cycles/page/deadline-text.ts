import type { Schema } from '@aferir/api-client';
import { CYCLE_STATE_NAMES, dateOnlyOf, daysBetween, formatDate } from '@aferir/domain';
import { daysTextOf, kindNameOf, stateOf } from '../cycle-state.ts';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';

type Cycle = Schema<'CycleContent'>;

/** How far a cycle is, in one line: what it is, from when to when, and how long it still goes. */
export function stateTextOf(cycle: Cycle, now: Date): string {
  const parts = [CYCLE_STATE_NAMES[stateOf(cycle)], kindNameOf(cycle), daysTextOf(cycle)];
  return [...parts, endTextOf(cycle, now)].filter((part) => part !== undefined).join(' · ');
}

function endTextOf(cycle: Cycle, now: Date): string | undefined {
  if (cycle.dtEncerramento !== null) return texts.closedOn(formatDate(cycle.dtEncerramento));
  if (stateOf(cycle) !== 'running') return undefined;
  const left = daysBetween(dateOnlyOf(now), cycle.dtPrazo);
  return left < 0 ? texts.overdueBy(-left) : texts.endsIn(left);
}
