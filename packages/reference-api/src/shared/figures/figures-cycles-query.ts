import type { CycleKind } from '@aferir/domain';
import type { PageQuery } from '../../platform/db/people-list.ts';

/** A page of cycles: one of them, of one kind, whose name has the pattern (`patternOf`); what is undefined is any. */
export interface FiguresCyclesQuery extends PageQuery {
  readonly id: number | undefined;
  readonly kind: CycleKind | undefined;
  readonly pattern: string | undefined;
}
