/** Pages that share a file of code. */
export interface PageGroup {
  readonly name: string;
  /** Modules that are fetched when they are needed: pages, and drawings, which come after the page around them. */
  readonly pages: readonly string[];
  /** The group without which these pages are never shown. */
  readonly within?: string;
  /** The files for what these other groups need too, so that they need not fetch all of it; the first one first. */
  readonly lends?: readonly Loan[];
  /** Where its style sheet joins those of others in one, instead of standing beside its code alone. */
  readonly joinsSheet?: true;
}

/** What a group has in a file of its own for other groups. */
export interface Loan {
  readonly in: string;
  readonly to: readonly string[] | 'all';
  /** Of all, those that have what they need otherwise. */
  readonly except?: readonly string[];
}

/**
 * What is so small that every page has it: in the file of one group, another one would need all of that for a line. From
 * the sources of the app.
 */
export const EVERYWHERE: readonly string[] = ['../../ui/src/plain-text/plain-text.ts'];

/** The file that every page needs. */
export const BASE = 'base';
/** The smallest parts of pages, and the frame of the staff area. */
export const PIECES = 'pieces';
/** Small parts of pages. */
export const PARTS = 'parts';
/** What opens over a page: menus, hints, dialogs, toasts. */
export const OVERLAYS = 'overlays';
/** What forms are made of. */
export const FORM = 'form';
/** What the forms of staff have beyond that. */
export const FIELDS = 'fields';
/** What the sections of staff are made of, which a manager's analysis is too. */
export const SECTIONS = 'analysis';
/** What other drawings share with the radar. */
export const DRAWING = 'drawing';
/** What sections show figures with. */
export const GRAPHICS = 'graphics';
