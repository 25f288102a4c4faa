import {
  type CheckedRow,
  type ColumnMapping,
  checkRows,
  countNamedFields,
  IMPORT_FIELDS,
  IMPORT_FILE_COLUMNS,
  IMPORT_LIMITS,
  IMPORT_SAMPLE_ROWS,
  type ImportedPerson,
  type ImportTexts,
  normalizeSearchText,
  placeKey,
  toImportCells,
} from '@aferir/domain';
import {
  type ReadingChoice,
  readSpreadsheet,
  type Sheet,
  type UnreadLine,
  writeCsv,
} from '@aferir/spreadsheet';
import { unreadReason } from '../reading-messages.ts';
import type {
  RowTally,
  SheetCall,
  SheetCalls,
  SheetPageRow,
  SheetSummary,
} from './sheet-protocol.ts';
import { type DeskRow, rowsOf } from './unread-rows.ts';

type Desk = {
  [Call in SheetCall]: (
    ask: SheetCalls[Call]['ask'],
  ) => SheetCalls[Call]['answer'] | Promise<SheetCalls[Call]['answer']>;
};

/** What files are read for. */
const PURPOSE = { ...IMPORT_LIMITS, columnsIn: countNamedFields };

/** Keeps a sheet: reads it, checks its rows, mends them and writes them again. All of it runs in a worker. */
export function createSheetDesk(): Desk {
  let file = new Uint8Array();
  let readings = 0;
  let sheet: Sheet | undefined;
  let rows: DeskRow[] = [];
  let checked: (CheckedRow | undefined)[] = [];
  /** What people have typed, by the sheet and the line it stands for: another mapping takes none of it away. */
  const mended = new Map<string, ImportTexts>();

  async function read(choice: ReadingChoice): Promise<SheetSummary> {
    readings += 1;
    const own = readings;
    const found = await readSpreadsheet(file, PURPOSE, choice);
    // Who has asked again since waits for another one.
    if (own === readings) sheet = found;
    const { rows: all, unread, ...reading } = found;
    return {
      ...reading,
      rowCount: all.length,
      unreadCount: unread.length,
      sample: all.slice(0, IMPORT_SAMPLE_ROWS),
    };
  }

  function check(): RowTally {
    checked = checkRows(rows, new Date(), ({ unread }) => unread !== undefined);
    return {
      rowCount: rows.length,
      faultyCount: checked.filter((row) => row?.person === undefined).length,
      unreadCount: rows.filter(({ unread }) => unread).length,
    };
  }

  const keyOf = (line: number) => `${sheet?.sheet}:${line}`;

  /** The row with other texts, which outlive another mapping. */
  function withTexts({ line }: DeskRow, texts: ImportTexts): DeskRow {
    mended.set(keyOf(line), texts);
    return { line, texts };
  }

  function pageRowAt(place: number): SheetPageRow | undefined {
    const row = rows[place];
    return row && { place, ...row, faults: checked[place]?.faults ?? [] };
  }

  function applyMapping(mapping: ColumnMapping) {
    rows = (sheet ? rowsOf(sheet, mapping) : []).map((row) => {
      const texts = mended.get(keyOf(row.line));
      return texts ? { line: row.line, texts } : row;
    });
  }

  return {
    async read({ file: chosen }) {
      file = new Uint8Array(await chosen.arrayBuffer());
      mended.clear();
      return read({});
    },

    readAgain: ({ choice }) => read(choice),

    map({ mapping }) {
      applyMapping(mapping);
      return check();
    },

    row({ line }) {
      const place = rows.findIndex((one) => one.line === line);
      return pageRowAt(place);
    },

    rename({ field, from, to, places }) {
      const chosen = places && new Set(places);
      const key = placeKey(from);
      const changed: number[] = [];
      rows = rows.map((row, place) => {
        const isMeant = chosen ? chosen.has(place) : placeKey(row.texts[field]) === key;
        // What could not be read is for a person to mend.
        if (!isMeant || row.unread) return row;
        changed.push(place);
        return withTexts(row, { ...row.texts, [field]: to });
      });
      return { tally: check(), places: changed };
    },

    page({ page, pageSize, search, onlyFaulty }) {
      const words = normalizeSearchText(search);
      const found = rows.flatMap(({ line, texts, unread }, place) => {
        const faults = checked[place]?.faults ?? [];
        if (onlyFaulty && faults.length === 0 && !unread) return [];
        const all = [...IMPORT_FIELDS.map((field) => texts[field]), unread?.text ?? ''];
        const isFound =
          words === '' || all.some((text) => normalizeSearchText(text).includes(words));
        return isFound ? [{ place, line, texts, faults, unread }] : [];
      });
      const first = (page - 1) * pageSize;
      return { rows: found.slice(first, first + pageSize), total: found.length };
    },

    fix({ place, texts }) {
      const before = checked;
      rows = rows.map((row, index) => (index === place ? withTexts(row, texts) : row));
      const tally = check();
      const changed = rows.flatMap((_, at) =>
        isSamePerson(before[at]?.person, checked[at]?.person) ? [] : [at],
      );
      // A row with a manager goes by those of all others.
      const namesNobody = checked.every((row) => !row?.person?.managers.length);
      const isAddition =
        namesNobody &&
        !hasSeveralMarks(checked) &&
        changed.every((at) => before[at]?.person === undefined);
      return { tally, mended: isAddition ? changed : undefined };
    },

    csv({ places }) {
      const chosen = places?.flatMap((place) => rows[place] ?? []) ?? rows;
      const lines = chosen.map(({ line, texts, unread }) => {
        const reason = unread ? unreadReason(unread.problem) : '';
        return toImportCells({ line, reason, texts: textsToSend(texts, unread) });
      });
      return new Blob([writeCsv([IMPORT_FILE_COLUMNS, ...lines])], { type: 'text/csv' });
    },
  };
}

/** The texts of a row; of a line that is in no columns, the whole of it stands in the first. */
function textsToSend(texts: ImportTexts, unread: UnreadLine | undefined): ImportTexts {
  const isInColumns = IMPORT_FIELDS.some((field) => texts[field] !== '');
  return unread && !isInColumns ? { ...texts, [IMPORT_FIELDS[0]]: unread.text } : texts;
}

/** Whether rows tell who somebody is in several ways: by what the company knows two of them may be one person. */
function hasSeveralMarks(checked: readonly (CheckedRow | undefined)[]): boolean {
  const people = checked.flatMap((row) => row?.person ?? []);
  const used = (['email', 'cpf', 'registrationNumber'] as const).filter((mark) =>
    people.some((person) => person[mark] !== null),
  );
  return used.length > 1;
}

function isSamePerson(one: ImportedPerson | undefined, other: ImportedPerson | undefined): boolean {
  if (!one || !other) return one === other;
  return (Object.keys(one) as (keyof ImportedPerson)[]).every((key) =>
    key === 'managers' ? one[key].join() === other[key].join() : one[key] === other[key],
  );
}
