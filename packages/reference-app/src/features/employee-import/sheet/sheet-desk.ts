import {
  type CheckedRow,
  type ColumnMapping,
  checkRows,
  countNamedFields,
  IMPORT_FIELDS,
  IMPORT_LIMITS,
  type ImportRow,
  normalizeSearchText,
  textsOfRow,
} from '@aferir/domain';
import { readSpreadsheet, type Sheet, writeCsv } from '@aferir/spreadsheet';
import type { SheetCall, SheetCalls, SheetStanding } from './sheet-protocol.ts';

type Desk = {
  [Call in SheetCall]: (
    ask: SheetCalls[Call]['ask'],
  ) => SheetCalls[Call]['answer'] | Promise<SheetCalls[Call]['answer']>;
};

/** Keeps a sheet: reads it, checks its rows, mends them and writes them again. All of it runs in a worker. */
export function createSheetDesk(): Desk {
  let sheet: Pick<Sheet, 'header' | 'rows'> = { header: [], rows: [] };
  let rows: ImportRow[] = [];
  let checked: CheckedRow[] = [];

  function check(): SheetStanding {
    checked = checkRows(rows);
    const faultyCount = checked.filter(({ faults }) => faults !== undefined).length;
    return { rowCount: rows.length, faultyCount };
  }

  function applyMapping(mapping: ColumnMapping) {
    rows = sheet.rows.map(({ line, cells }) => ({ line, texts: textsOfRow(cells, mapping) }));
  }

  return {
    async read({ file }) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      sheet = await readSpreadsheet(bytes, {
        ...IMPORT_LIMITS,
        columnsIn: countNamedFields,
      });
      return {
        header: sheet.header,
        rowCount: sheet.rows.length,
        first: sheet.rows[0]?.cells ?? [],
      };
    },

    map({ mapping }) {
      applyMapping(mapping);
      return check();
    },

    page({ page, pageSize, search, onlyFaulty }) {
      const words = normalizeSearchText(search);
      const found = rows.flatMap(({ line, texts }, place) => {
        const faults = checked[place]?.faults ?? [];
        if (onlyFaulty && faults.length === 0) return [];
        const isFound =
          words === '' ||
          IMPORT_FIELDS.some((field) => normalizeSearchText(texts[field]).includes(words));
        return isFound ? [{ place, line, texts, faults }] : [];
      });
      const first = (page - 1) * pageSize;
      return { rows: found.slice(first, first + pageSize), total: found.length };
    },

    fix({ place, texts }) {
      rows = rows.map((row, index) => (index === place ? { ...row, texts } : row));
      return check();
    },

    csv() {
      const lines = rows.map(({ line, texts }) => [
        String(line),
        ...IMPORT_FIELDS.map((field) => texts[field]),
      ]);
      return new Blob([writeCsv([['linha', ...IMPORT_FIELDS], ...lines])], {
        type: 'text/csv',
      });
    },
  };
}
