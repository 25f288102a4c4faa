/** The most that agreements of a review may have. */
export const AGREEMENT_LIMITS = {
  /** Characters. */
  goal: 200,
  action: 1000,
  /** Days from the one on which it is written until the one by which it is done. */
  days: 1096,
  /** Agreements of one review. */
  count: 20,
} as const;
