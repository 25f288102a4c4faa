import { RATER_LIMITS } from './rater-limits.ts';

/** From where somebody rates: who works beside the person, and who reports to them. */
export type RaterGroup = 'peer' | 'report';

/** All groups, in the order in which they are shown. */
export const RATER_GROUPS: readonly RaterGroup[] = ['peer', 'report'];

/** What is known of somebody who may rate a person. */
export interface RaterCandidate {
  readonly isPerson: boolean;
  /** Whether they manage the person by now, or were frozen on the review. */
  readonly isManager: boolean;
  readonly isActive: boolean;
  readonly reportsToPerson: boolean;
  /** Whether they were proposed before, whatever became of it. */
  readonly isProposed: boolean;
}

/** Why somebody can't be proposed. */
export type RaterFault = 'self' | 'manager' | 'inactive' | 'known' | 'full';

/** The group of somebody who rates; it is kept with the proposal, also when places change. */
export function raterGroupOf({
  reportsToPerson,
}: Pick<RaterCandidate, 'reportsToPerson'>): RaterGroup {
  return reportsToPerson ? 'report' : 'peer';
}

/** Why somebody can't be proposed, beside those of their group who are proposed or asked; null: they can. */
export function raterFault(candidate: RaterCandidate, ofGroup: number): RaterFault | null {
  if (candidate.isPerson) return 'self';
  if (candidate.isManager) return 'manager';
  if (!candidate.isActive) return 'inactive';
  if (candidate.isProposed) return 'known';
  return ofGroup >= RATER_LIMITS.perGroup ? 'full' : null;
}
