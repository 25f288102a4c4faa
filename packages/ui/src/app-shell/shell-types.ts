import type { ComponentProps, ReactNode } from 'react';

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

/** Draws a link; every prop goes to the anchor. */
export type RenderShellLink = (props: ComponentProps<'a'> & { href: string }) => ReactNode;

/** What the sidebar and the drawer both show. */
export interface ShellNavigation {
  entries: readonly ShellEntry[];
  currentId: string;
  renderLink: RenderShellLink;
}
