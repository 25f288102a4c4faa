import type { ReactElement } from 'react';

/** Exported components by their names, each with what it needs, or inside of what it needs around it. */
export type Shown = Readonly<Record<string, ReactElement>>;

/** What a server has found and written. */
export interface Written {
  /** The names of the exported components. */
  exported: string[];
  /** The HTML of what is shown of each. */
  html: Record<string, string>;
  /** The HTML of all of them in one tree. */
  everything: string;
  /** The HTML of the tags. */
  tags: string;
}
