/** How good it is how many percent of the people are aligned in a competency. */
export type CompetencyAlignmentLevel = 'good' | 'medium' | 'bad';

/** From here on it is good; a competency below is critical. */
export const CRITICAL_ALIGNMENT = 70;

/** Eighty percent of what is good. */
export const MEDIUM_ALIGNMENT = 56;

/** How good a percentage of aligned people is: good from 70, medium from 56, bad below. */
export function competencyAlignmentLevel(percent: number): CompetencyAlignmentLevel {
  if (percent >= CRITICAL_ALIGNMENT) return 'good';
  return percent >= MEDIUM_ALIGNMENT ? 'medium' : 'bad';
}
