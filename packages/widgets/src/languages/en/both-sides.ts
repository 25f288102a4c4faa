/** What the comparison of a performance report is, under its title, in English. */
export const BOTH_SIDES = 'Self-assessment and managers’ ratings, side\u00a0by\u00a0side';
