import { expect, it } from 'vitest';
import { FIRST_STEPS, sectionOfFirstStep } from './first-steps.ts';
import type { Permissions } from './permissions.ts';
import { SECTION } from './section.ts';

const placesOf = (permissions: Permissions) =>
  FIRST_STEPS.map((step) => sectionOfFirstStep(permissions, step));

it('has every first step for an administrator, the assessment in the behavioral section', () => {
  expect(placesOf({ isAdministrator: true, grants: [] })).toEqual([
    SECTION.institution,
    SECTION.employees,
    SECTION.positions,
    SECTION.behavioral,
  ]);
});

it('leaves out what somebody may only look at, and takes the section that they may use', () => {
  const permissions: Permissions = {
    isAdministrator: false,
    grants: [
      { section: SECTION.institution, rights: ['visualizar'] },
      { section: SECTION.employees, rights: ['visualizar', 'incluir'] },
      { section: SECTION.behavioral, rights: ['visualizar'] },
      { section: SECTION.performance, rights: ['incluir'] },
    ],
  };
  expect(placesOf(permissions)).toEqual([
    undefined,
    SECTION.employees,
    undefined,
    SECTION.performance,
  ]);
});
