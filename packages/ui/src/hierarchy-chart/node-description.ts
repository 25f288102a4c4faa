/** A line of text in a node. */
export interface NodeLine {
  text: string;
  /** The name of the node, what else is said, or what is said by the way. @default 'normal' */
  tone?: 'strong' | 'normal' | 'muted';
  /** Where its beginning leads, such as the name of a person; for keys the menu of the node offers the same. */
  link?: NodeLink | undefined;
}

/** The beginning of a line, up to a space, which leads somewhere. */
export interface NodeLink {
  text: string;
  href: string;
}

/** The picture in a node: a person's photo, or the initials of a name. */
export interface NodePicture {
  /** Gives the initials, and their color. */
  name: string;
  /** Address of the photo. */
  src?: string | null;
}

/** What stands in a node: the drawing shows it, readers hear it, and the export writes it. */
export interface NodeDescription {
  /** From top to bottom; a strong line takes two lines at the most, any other one. */
  lines: readonly NodeLine[];
  picture?: NodePicture | undefined;
}

/** How many lines a text may take; the rest is cut. */
export function lineLimit({ tone }: NodeLine): number {
  return tone === 'strong' ? 2 : 1;
}

/** All that a node says, in one line. */
export function spokenText({ lines }: NodeDescription): string {
  return lines.map(({ text }) => text).join(', ');
}
