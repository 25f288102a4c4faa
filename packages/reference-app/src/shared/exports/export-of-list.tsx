import { ExportMenu, type ExportMenuProps } from './export-menu.tsx';

/** Props of {@link ExportOfList}. */
export interface ExportOfListProps extends ExportMenuProps {
  /** How many records match; undefined until they have been read. */
  count: number | undefined;
}

/** Takes a list away as a file, once there is something to take. */
export function ExportOfList({ count = 0, ...exported }: ExportOfListProps) {
  return count > 0 ? <ExportMenu {...exported} /> : null;
}
