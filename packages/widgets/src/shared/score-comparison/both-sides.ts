/** What the comparison of a performance report is, under its title. */
export const BOTH_SIDES = 'Autoavaliação e avaliação dos gestores, lado\u00a0a\u00a0lado';
