/** Who proposes: whom the review is of, or whoever manages them by now. */
export type ProposingSide = 'person' | 'manager';

/** How far somebody is who may rate: proposed, refused, asked, or done with every competency. */
export type RaterState = 'proposed' | 'refused' | 'asked' | 'rated';

/** How far they are as others see it: nobody learns who has answered. */
export type ShownRaterState = Exclude<RaterState, 'rated'>;

/** What tells how far somebody is who may rate. */
export interface RaterFacts {
  readonly askedAt: Date | null;
  readonly refusedAt: Date | null;
  readonly ratedAt: Date | null;
}

/** Tells how far somebody is who may rate. */
export function stateOfRater({ askedAt, refusedAt, ratedAt }: RaterFacts): RaterState {
  if (ratedAt) return 'rated';
  if (askedAt) return 'asked';
  return refusedAt ? 'refused' : 'proposed';
}

/** The same as it is shown to others. */
export function shownRaterState(facts: RaterFacts): ShownRaterState {
  const state = stateOfRater(facts);
  return state === 'rated' ? 'asked' : state;
}

/** Whether a proposal becomes an asking at once: the manager's, who would approve it. */
export function isAskedAtOnce(side: ProposingSide): boolean {
  return side === 'manager';
}

/** Whether the manager may approve a proposal: also one that was refused. */
export function mayApprove(facts: RaterFacts): boolean {
  const state = stateOfRater(facts);
  return state === 'proposed' || state === 'refused';
}

/** Whether the manager may refuse it. Who was asked stays: taking them back would tell whether they have answered. */
export function mayRefuse(facts: RaterFacts): boolean {
  return stateOfRater(facts) === 'proposed';
}
