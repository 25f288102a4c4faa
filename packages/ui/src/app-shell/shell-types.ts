import type { ReactNode } from 'react';
import type { RenderLink } from '../link/index.ts';

/** A section one may open. */
export interface ShellSection {
  id: string;
  label: string;
  /** Decorative. */
  icon: ReactNode;
  href: string;
}

/** Sections folded under a name. */
export interface ShellGroup {
  id: string;
  label: string;
  /** Decorative. */
  icon: ReactNode;
  sections: readonly ShellSection[];
}

/** A line of the sidebar. */
export type ShellEntry = ShellSection | ShellGroup;

/** What the sidebar and the drawer both show. */
export interface ShellNavigation {
  entries: readonly ShellEntry[];
  currentId: string;
  renderLink: RenderLink;
}
