import { RIGHTS, type Right } from './rights.ts';
import { SECTION, type SectionId } from './section.ts';

/**
 * The rights that there are in each section: something takes them. In a group there are those of what it holds, and
 * one's own account is everybody's.
 */
const SECTION_RIGHTS: Readonly<Record<SectionId, readonly Right[]>> = {
  [SECTION.home]: ['visualizar'],
  [SECTION.organization]: RIGHTS,
  [SECTION.positions]: RIGHTS,
  [SECTION.employees]: RIGHTS,
  [SECTION.behavioral]: ['visualizar', 'incluir', 'alterar'],
  [SECTION.performance]: ['visualizar', 'incluir', 'alterar'],
  [SECTION.trainings]: RIGHTS,
  [SECTION.games]: RIGHTS,
  [SECTION.cycles]: RIGHTS,
  [SECTION.settings]: [],
  [SECTION.institution]: ['visualizar', 'alterar'],
  [SECTION.accessProfiles]: RIGHTS,
  [SECTION.users]: RIGHTS,
  [SECTION.account]: [],
};

/**
 * Whether there is a right in a section. One that there is not may be stored with a profile: it lets nobody do anything,
 * and keeps nobody from giving the rest.
 */
export function existsIn(section: SectionId, right: Right): boolean {
  return SECTION_RIGHTS[section].includes(right);
}
