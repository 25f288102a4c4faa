import type { InCompany } from '../../platform/db/in-company.ts';

/** What of a cycle those know whose requests are part of it. */
export interface CycleCourse {
  readonly id: number;
  readonly name: string;
  /** Whether peers and direct reports rate too. */
  readonly asksAround: boolean;
  /** The last day for answers, YYYY-MM-DD. */
  readonly dueOn: string;
  readonly startedAt: Date | null;
  readonly closedAt: Date | null;
  /** Whether its results stay hidden from people until somebody releases them. */
  readonly holdsResults: boolean;
  readonly releasedAt: Date | null;
}

/** Reads how far some cycles are. `hold` keeps them from being closed or released until the transaction ends. */
export type ReadCycleCourses = (
  context: InCompany,
  ids: readonly number[],
  options?: { readonly hold?: boolean },
) => Promise<ReadonlyMap<number, CycleCourse>>;
