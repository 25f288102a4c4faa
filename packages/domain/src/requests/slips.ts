/** The most slips that one call makes: 25 sheets of A4. */
export const SLIPS_PER_CALL = 200;
