import { concludedPercent } from '../trainings/concluded-percent.ts';
import {
  CYCLE_PARTICIPATIONS,
  type CycleParticipation,
  hasAnswered,
} from './cycle-participation.ts';

/** How many people stand how. */
export type ParticipationCounts = Readonly<Record<CycleParticipation, number>>;

/** How far the people of a cycle, or of a part of it, are. */
export interface Adherence {
  readonly counts: ParticipationCounts;
  /** Who is asked: all but those who are gone. */
  readonly people: number;
  /** Whose own part is done. */
  readonly answered: number;
  /** Of those asked, how many have answered, whole: 100 only where nobody is missing. Null where nobody is asked. */
  readonly percent: number | null;
}

/** Nobody. */
export const NO_PARTICIPATIONS: ParticipationCounts = Object.freeze({
  unsent: 0,
  sent: 0,
  opened: 0,
  answering: 0,
  answered: 0,
  done: 0,
  gone: 0,
});

/** Counts people who stand alike together. */
export function countParticipations(
  groups: readonly { readonly participation: CycleParticipation; readonly count: number }[],
): ParticipationCounts {
  const counts = { ...NO_PARTICIPATIONS };
  for (const { participation, count } of groups) counts[participation] += count;
  return counts;
}

/** Tells how far people are. */
export function adherenceOf(counts: ParticipationCounts): Adherence {
  const sum = (participations: readonly CycleParticipation[]) =>
    participations.reduce((all, participation) => all + counts[participation], 0);
  const people = sum(CYCLE_PARTICIPATIONS.filter((participation) => participation !== 'gone'));
  const answered = sum(CYCLE_PARTICIPATIONS.filter(hasAnswered));
  const percent = people === 0 ? null : concludedPercent(answered, people);
  return { counts, people, answered, percent };
}
