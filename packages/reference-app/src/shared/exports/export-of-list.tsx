import { MOST_ON_PAPER, type Paper } from '../grid/use-paper.ts';
import { ExportMenu, type ExportMenuProps } from './export-menu.tsx';

/** Props of {@link ExportOfList}. */
export interface ExportOfListProps extends ExportMenuProps {
  /** How many records match; undefined until they have been read. */
  count: number | undefined;
  paper: Paper;
}

/** Takes a list away, once there is something to take; on paper no more than fits there, in browsers that print. */
export function ExportOfList({ count = 0, paper, ...exported }: ExportOfListProps) {
  if (count === 0) return null;
  const isPrinted = count <= MOST_ON_PAPER && 'print' in globalThis;
  return <ExportMenu {...exported} paper={isPrinted ? paper : undefined} />;
}
