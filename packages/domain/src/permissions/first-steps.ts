import { can, type Permissions } from './permissions.ts';
import type { Right } from './rights.ts';
import { SECTION, type SectionId } from './section.ts';

/** What a company does before its first result, in the order in which it is done. */
export const FIRST_STEPS = ['dados', 'pessoas', 'competencias', 'avaliacao'] as const;

/** One of the steps, by its name on the wire. */
export type FirstStep = (typeof FIRST_STEPS)[number];

const PLACES: Readonly<Record<FirstStep, readonly (readonly [SectionId, Right])[]>> = {
  dados: [[SECTION.institution, 'alterar']],
  pessoas: [[SECTION.employees, 'incluir']],
  competencias: [[SECTION.positions, 'incluir']],
  avaliacao: [
    [SECTION.behavioral, 'incluir'],
    [SECTION.performance, 'incluir'],
  ],
};

/** The section in which somebody may do a step; undefined for those who may do it nowhere. */
export function sectionOfFirstStep(
  permissions: Permissions,
  step: FirstStep,
): SectionId | undefined {
  return PLACES[step].find(([section, right]) => can(permissions, section, right))?.[0];
}
