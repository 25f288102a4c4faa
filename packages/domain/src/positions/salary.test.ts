import { expect, it } from 'vitest';
import { MAX_SALARY_CENTS, salaryFault } from './salary.ts';

it.each([
  [null, undefined],
  [-1, 'none'],
  [0, 'none'],
  [1, undefined],
  [MAX_SALARY_CENTS, undefined],
  [MAX_SALARY_CENTS + 1, 'too-high'],
])('judges %s cents: %s', (cents, fault) => expect(salaryFault(cents)).toBe(fault));
