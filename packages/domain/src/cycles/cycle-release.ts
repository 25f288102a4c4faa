import type { CycleKind } from './cycle-kind.ts';

/** What tells whether the results of a cycle are out. */
export interface CycleRelease {
  readonly kind: CycleKind;
  /** Whether somebody has to release them. */
  readonly holdsResults: boolean;
  /** The day on which they are released by themselves, YYYY-MM-DD; null: none was chosen. */
  readonly releasesOn: string | null;
  readonly startedAt: Date | null;
  readonly releasedAt: Date | null;
}

/** Whether the results of cycles of a kind can be held: those that others write. */
export function canHoldResults(kind: CycleKind): boolean {
  return kind === 'performance';
}

/** Whether results of a cycle that has begun are still held. */
export function isHoldingResults({ holdsResults, startedAt, releasedAt }: CycleRelease): boolean {
  return holdsResults && startedAt !== null && releasedAt === null;
}

/** Whether the day has come on which held results are released. */
export function isReleaseDay(cycle: CycleRelease, today: string): boolean {
  return isHoldingResults(cycle) && cycle.releasesOn !== null && cycle.releasesOn <= today;
}

/** Tells what is wrong with a day of release; undefined for nothing. */
export function releaseDayFault(day: string, today: string): string | undefined {
  return day <= today ? 'Escolha um dia a partir de amanhã, ou libere agora.' : undefined;
}
