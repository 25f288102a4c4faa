import type { HeadingLevel } from '../host/use-widget.tsx';

/** The level of a report's title, as fits the outline of the page. */
export type ReportHeadingLevel = 1 | 2;

/** The levels of the headings below the title. */
export function levelsBelow(headingLevel: HeadingLevel): { section: 2 | 3; part: 3 | 4 } {
  return headingLevel === 1 ? { section: 2, part: 3 } : { section: 3, part: 4 };
}
