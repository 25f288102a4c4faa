import type { GridRow } from './grid.ts';
import type { ReadingNote, SheetTab, UnreadLine } from './sheet.ts';

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
    /** One that the file states may be none of those that can be chosen. */
    readonly separator: string;
    readonly unread: readonly UnreadLine[];
    /** How many cells the line of the header has, those without text too. */
    readonly width: number;
  };
}
