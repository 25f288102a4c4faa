import { can, type Permissions } from './permissions.ts';
import { SECTION, SECTIONS, type Section, type SectionId } from './section.ts';

/** A section of the sidebar, with those in its group. */
export interface VisibleSection extends Section {
  readonly children: readonly Section[];
}

/** The sections a sidebar shows. A group shows when any section in it does. */
export function visibleSections(permissions: Permissions): VisibleSection[] {
  const isSeen = ({ id }: Section) => can(permissions, id, 'visualizar');
  return SECTIONS.filter(({ parentId }) => parentId === undefined).flatMap((section) => {
    const group = SECTIONS.filter(({ parentId }) => parentId === section.id);
    const children = group.filter(isSeen);
    const isShown = group.length > 0 ? children.length > 0 : isSeen(section);
    return isShown ? [{ ...section, children }] : [];
  });
}

/**
 * The section that opens after sign-in: the behavioral one for internal users, else the first of
 * the sidebar.
 */
export function landingSection(permissions: Permissions, isInternal: boolean): SectionId {
  if (isInternal) return SECTION.behavioral;
  const [first] = visibleSections(permissions);
  return first?.children[0]?.id ?? first?.id ?? SECTION.account;
}
