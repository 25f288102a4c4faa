import {
  type Permissions,
  SECTION,
  type Section,
  type SectionId,
  visibleSections,
} from '@aferir/domain';
import type { ShellEntry, ShellSection } from '@aferir/ui';
import {
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  ChartNoAxesColumn,
  CircleUserRound,
  Gamepad2,
  GraduationCap,
  House,
  KeyRound,
  Network,
  ScanFace,
  Settings,
  UserCog,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { linkTo, pageOfSection } from '../../paths.ts';

const ICONS: Readonly<Record<SectionId, ReactNode>> = {
  [SECTION.home]: <House />,
  [SECTION.organization]: <Network />,
  [SECTION.positions]: <BriefcaseBusiness />,
  [SECTION.employees]: <Users />,
  [SECTION.behavioral]: <ScanFace />,
  [SECTION.performance]: <ChartNoAxesColumn />,
  [SECTION.cycles]: <CalendarClock />,
  [SECTION.trainings]: <GraduationCap />,
  [SECTION.games]: <Gamepad2 />,
  [SECTION.settings]: <Settings />,
  [SECTION.institution]: <Building2 />,
  [SECTION.accessProfiles]: <KeyRound />,
  [SECTION.users]: <UserCog />,
  [SECTION.account]: <CircleUserRound />,
};

/** The lines of the sidebar that these permissions show: those that lead somewhere. */
export function shellEntries(permissions: Permissions): ShellEntry[] {
  return visibleSections(permissions).flatMap((section): ShellEntry[] => {
    const { id, name, children } = section;
    if (children.length === 0) return linkEntries([section]);
    const sections = linkEntries(children);
    return sections.length > 0 ? [{ id: String(id), label: name, icon: ICONS[id], sections }] : [];
  });
}

function linkEntries(sections: readonly Section[]): ShellSection[] {
  return sections.flatMap(({ id, name }) => {
    const page = pageOfSection(id);
    return page ? [{ id: String(id), label: name, icon: ICONS[id], href: linkTo(page) }] : [];
  });
}
