/** What the comparison of a performance report is, under its title, in Spanish. */
export const BOTH_SIDES = 'Autoevaluación y evaluación de los jefes, lado\u00a0a\u00a0lado';
