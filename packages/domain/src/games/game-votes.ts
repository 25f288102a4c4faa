import { MINIMUM_GROUP } from './disclosed-groups.ts';

/** How many have chosen an option. */
export interface OptionVotes {
  readonly optionId: number;
  readonly votes: number;
}

/** The same, with the part of all that it is. */
export interface VoteShare extends OptionVotes {
  /** Of all, with one decimal; 0 where nobody has chosen. */
  readonly percent: number;
}

/** Tells the part of all of each option. */
export function voteShares(votes: readonly OptionVotes[]): VoteShare[] {
  const total = votes.reduce((sum, one) => sum + one.votes, 0);
  return votes.map((one) => ({ ...one, percent: percentOf(one.votes, total) }));
}

/** The totals that players are told; undefined: there are too few votes. */
export function toldVotes(votes: readonly OptionVotes[]): VoteShare[] | undefined {
  const total = votes.reduce((sum, one) => sum + one.votes, 0);
  return total < MINIMUM_GROUP ? undefined : voteShares(votes);
}

/** Whether players of an anonymous game are told how its votes are with this one: the next they see tells of five more. */
export function isToldVote(count: number): boolean {
  return count > 0 && count % MINIMUM_GROUP === 0;
}

/** A part of all in percent, with one decimal. */
export function percentOf(count: number, total: number): number {
  return total === 0 ? 0 : Math.round((count / total) * 1000) / 10;
}
