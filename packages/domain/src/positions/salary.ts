/** The highest salary of a position, in cents a month. */
export const MAX_SALARY_CENTS = 100_000_000;

/** What is wrong with a salary in cents; undefined where nothing is. */
export type SalaryFault = 'none' | 'too-high';

/** Judges a position's salary, which may be unknown: more than nothing, and no more than `MAX_SALARY_CENTS`. */
export function salaryFault(cents: number | null): SalaryFault | undefined {
  if (cents === null) return undefined;
  if (cents <= 0) return 'none';
  return cents > MAX_SALARY_CENTS ? 'too-high' : undefined;
}
