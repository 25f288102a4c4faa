import type { ApiProblem } from '@aferir/api-client';

/** What came of a save that was refused; what was written stays as it is. */
export type SaveRefusal =
  | { readonly step: 'failed'; readonly message: string }
  /** It has changed meanwhile. */
  | { readonly step: 'conflict'; readonly message: string };

/** Where a save is. */
export type SaveState =
  | { readonly step: 'idle' }
  | { readonly step: 'sending' | 'saving' | 'saved' }
  | SaveRefusal;

/** Why a save was refused; undefined: the value of this field belongs to another record. */
export function refusalOfSave(
  problem: ApiProblem,
  titleField: string,
  saveFailed: (detail: string) => string,
): SaveRefusal | undefined {
  if (problem.status !== 409) return { step: 'failed', message: saveFailed(problem.message) };
  const isTaken = problem.faults.some(({ field }) => field === titleField);
  return isTaken ? undefined : { step: 'conflict', message: problem.message };
}
