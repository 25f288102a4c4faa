/** What decides whether a person gets a new request of one kind, and whether it is mailed. */
export interface RequestFacts {
  readonly isActive: boolean;
  /** Without one they are asked all the same, and nothing is mailed. */
  readonly hasEmail: boolean;
  /** Whether a request of that kind is still under way. */
  readonly hasOpenRequest: boolean;
}

/** Why a person gets no request, the reason that goes before the others first. */
export const SKIP_REASONS = ['inactive', 'open-request'] as const;

/** Why a person gets no request. */
export type SkipReason = (typeof SKIP_REASONS)[number];

/** How many of some people get a request, and how many do not, by the first reason that holds. */
export interface RequestCounts {
  readonly asked: number;
  /** Those of whom are asked who have no e-mail: nothing is mailed, and somebody hands them the link. */
  readonly unmailed: number;
  readonly skipped: Readonly<Record<SkipReason, number>>;
}

/** How many of those who get a request have no manager: their review ends with their own part. */
export function countUnmanaged(
  people: readonly (RequestFacts & { readonly hasNoManager: boolean; readonly count: number })[],
): number {
  return people
    .filter((facts) => facts.hasNoManager && skipReason(facts) === undefined)
    .reduce((sum, { count }) => sum + count, 0);
}

/** People whom a mass send may be for when they are chosen one by one. */
export const MOST_CHOSEN_PEOPLE = 500;

/** Why a person gets no request; undefined for who gets one. */
export function skipReason(
  facts: Pick<RequestFacts, 'isActive' | 'hasOpenRequest'>,
): SkipReason | undefined {
  if (!facts.isActive) return 'inactive';
  return facts.hasOpenRequest ? 'open-request' : undefined;
}

/** Counts who of some people gets a request; `count` people stand alike. */
export function countRequests(
  people: readonly (RequestFacts & { readonly count?: number })[],
): RequestCounts {
  const count = (isCounted: (facts: RequestFacts) => boolean) =>
    people.filter(isCounted).reduce((sum, { count: alike = 1 }) => sum + alike, 0);
  const countOf = (reason: SkipReason | undefined) =>
    count((facts) => skipReason(facts) === reason);
  return {
    asked: countOf(undefined),
    unmailed: count((facts) => !facts.hasEmail && skipReason(facts) === undefined),
    skipped: { inactive: countOf('inactive'), 'open-request': countOf('open-request') },
  };
}

/** How many people get no request, whatever the reason. */
export function countSkipped({ skipped }: Pick<RequestCounts, 'skipped'>): number {
  return SKIP_REASONS.reduce((sum, reason) => sum + skipped[reason], 0);
}
