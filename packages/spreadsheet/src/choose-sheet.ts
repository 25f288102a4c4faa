import { findHeader } from './find-header.ts';
import type { GridRow } from './grid.ts';
import type { ColumnsIn, ReadingNote, ReadingNoteKind, SheetTab } from './sheet.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';
import type { Table } from './table.ts';

/** What is in a sheet. */
export interface SheetContent {
  readonly rows: readonly GridRow[];
  readonly notes: readonly ReadingNote[];
}

/** A sheet of a workbook, not read yet. */
export interface UnreadSheet {
  readonly name: string;
  readonly isHidden: boolean;
  read(): SheetContent;
}

/** How a sheet is chosen: by a person, or by its header. */
export interface SheetChoice {
  readonly chosen: number | undefined;
  readonly columnsIn: ColumnsIn | undefined;
}

/** A sheet, and whether it could not be read. */
type Tab = SheetTab & { readonly isUnreadable?: boolean };

/**
 * Reads the sheet that was chosen; else, of the visible ones with text, the one whose header names most of the columns
 * that are looked for, and of such the first. The others are told, those that can't be read too.
 */
export function chooseSheet(
  sheets: readonly UnreadSheet[],
  { chosen, columnsIn }: SheetChoice,
): Table {
  const tabs: Tab[] = [];
  let best: { at: number; named: number; hasRows: boolean; content: SheetContent } | undefined;
  let failure: { error: unknown; isFirst: boolean } | undefined;
  for (const [at, { name, isHidden, read }] of sheets.entries()) {
    const content = attempt(read);
    if ('error' in content) {
      if (at === chosen) throw content.error;
      if (!isHidden) failure ??= { error: content.error, isFirst: !best };
      tabs.push({ name, isHidden, rowCount: 0, isUnreadable: true });
      continue;
    }
    const header = findHeader(content.rows, columnsIn);
    const rowCount = Math.max(0, content.rows.length - header.at - 1);
    tabs.push({ name, isHidden, rowCount });
    if (chosen === undefined ? isHidden || content.rows.length === 0 : at !== chosen) continue;
    const found = { at, named: header.named, hasRows: rowCount > 0, content };
    if (!best || isBetter(found, best)) best = found;
  }
  if (failure && (!best || (failure.isFirst && best.named === 0 && chosen === undefined))) {
    throw failure.error;
  }
  if (!best && chosen === undefined && tabs.some(({ rowCount }) => rowCount > 0))
    throw new SpreadsheetError('only-hidden');
  const { at: tab = 0, content = { rows: [], notes: [] } } = best ?? {};
  return {
    rows: content.rows,
    notes: [...content.notes, ...notesOf(tabs, tab)],
    tabs: tabs.map(({ isUnreadable: _, ...told }) => told),
    tab,
  };
}

/** A header without rows, as of a template, is no better than another sheet. */
function isBetter(
  one: { named: number; hasRows: boolean },
  other: { named: number; hasRows: boolean },
): boolean {
  if (one.hasRows !== other.hasRows) return one.hasRows;
  return one.named > other.named;
}

function attempt(read: () => SheetContent): SheetContent | { error: unknown } {
  try {
    return read();
  } catch (error) {
    return { error };
  }
}

const LEFT_OUT = {
  'hidden-sheets': ({ rowCount, isHidden }) => isHidden && rowCount > 0,
  'other-sheets': ({ rowCount, isHidden }) => !isHidden && rowCount > 0,
  'unreadable-sheets': ({ isUnreadable }) => isUnreadable === true,
} satisfies Partial<Record<ReadingNoteKind, (tab: Tab) => boolean>>;

function notesOf(tabs: readonly Tab[], read: number): ReadingNote[] {
  const others = tabs.filter((_, at) => at !== read);
  return (Object.keys(LEFT_OUT) as (keyof typeof LEFT_OUT)[]).flatMap((kind) => {
    const names = others.filter(LEFT_OUT[kind]).map(({ name }) => name);
    return names.length === 0 ? [] : [{ kind, count: names.length, name: names.join(', ') }];
  });
}
