import { concludedPercent } from '../trainings/concluded-percent.ts';
import { CYCLE_STANDINGS, type CycleStanding, hasAnswered } from './cycle-standing.ts';

/** How many people stand how. */
export type StandingCounts = Readonly<Record<CycleStanding, number>>;

/** How far the people of a cycle, or of a part of it, are. */
export interface Adherence {
  readonly counts: StandingCounts;
  /** Who is asked: all but those who are gone. */
  readonly people: number;
  /** Whose own part is done. */
  readonly answered: number;
  /** Of those asked, how many have answered, whole: 100 only where nobody is missing. Null where nobody is asked. */
  readonly percent: number | null;
}

/** Nobody. */
export const NO_STANDINGS: StandingCounts = Object.freeze({
  unsent: 0,
  sent: 0,
  opened: 0,
  answering: 0,
  answered: 0,
  done: 0,
  gone: 0,
});

/** Counts people who stand alike together. */
export function countStandings(
  groups: readonly { readonly standing: CycleStanding; readonly count: number }[],
): StandingCounts {
  const counts = { ...NO_STANDINGS };
  for (const { standing, count } of groups) counts[standing] += count;
  return counts;
}

/** Tells how far people are. */
export function adherenceOf(counts: StandingCounts): Adherence {
  const sum = (standings: readonly CycleStanding[]) =>
    standings.reduce((all, standing) => all + counts[standing], 0);
  const people = sum(CYCLE_STANDINGS.filter((standing) => standing !== 'gone'));
  const answered = sum(CYCLE_STANDINGS.filter(hasAnswered));
  const percent = people === 0 ? null : concludedPercent(answered, people);
  return { counts, people, answered, percent };
}
