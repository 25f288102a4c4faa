import type { components } from '@aferir/api-client';
import type { SectionId } from '@aferir/domain';
import type { ReadingContext } from '../../operation/context.ts';

/** What waits for staff, as the contract has it. */
export type WaitingForStaff = components['schemas']['WaitingForStaff'];

/** Reads what waits for staff in the section of a feature. */
export interface WaitingPart {
  /** Whoever may view this section is told. */
  readonly section: SectionId;
  readonly read: (context: ReadingContext) => Promise<WaitingForStaff>;
}

/** The rows of a list that names the first few, each with the number of all. */
export function toWaitingList<Row extends { readonly total: number }, Shown>(
  rows: readonly Row[],
  show: (row: Row) => Shown,
) {
  return { rows: rows.map(show), qtdRecords: rows[0]?.total ?? 0 };
}
