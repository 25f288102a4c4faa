import type { GridRow } from './grid.ts';
import type { ReadingNote, Separator, SheetTab, UnreadLines } from './sheet.ts';

/** What a format comes to: the rows with text of one sheet, its header among them. */
export interface Table {
  readonly rows: readonly GridRow[];
  readonly notes: readonly ReadingNote[];
  /** Of a workbook. */
  readonly tabs?: readonly SheetTab[];
  /** The place among them. */
  readonly tab?: number;
  /** Of a csv. */
  readonly csv?: {
    readonly separator: Separator | undefined;
    readonly unread: readonly UnreadLines[];
    /** How many cells the line of the header has, those without text too. */
    readonly width: number;
  };
}
