import { utils, type WorkSheet, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGrid } from './grid.ts';
import { parseCsv } from './parse-csv.ts';
import { limits } from './people-fixtures.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { SpreadsheetProblem } from './spreadsheet-error.ts';
import * as swallowed from './swallowed-rows.ts';
import { unpack } from './unpack.ts';
import { readXlsLines } from './xls-lines.ts';
import { relations, row, sheet, text, workbook } from './xlsx-fixtures.ts';
import { readZipDirectory } from './zip-directory.ts';

const MEGABYTE = 1024 * 1024;

const people = row(1, text('A1', 'Nome'), text('B1', 'Cargo')) + row(2, text('A2', 'Ana'));

const xlsxOf = (rows: string) => zipSync(workbook([sheet(rows)]));
const rejects = (bytes: Uint8Array, problem: SpreadsheetProblem) =>
  expect(readSpreadsheet(bytes, limits)).rejects.toMatchObject({ problem });

/** A zip with numbers of its directory changed; places count from its end, or from its first entry. */
function forge(bytes: Uint8Array, change: (view: DataView, end: number, entry: number) => void) {
  const forged = bytes.slice();
  const view = new DataView(forged.buffer);
  const end = forged.byteLength - 22;
  change(view, end, view.getUint32(end + 16, true));
  return forged;
}

describe('a zip that tells two things', () => {
  const honest = zipSync(workbook([sheet(people)]));

  it.each<[string, (view: DataView, end: number, entry: number) => void]>([
    ['two counts', (view, end) => view.setUint16(end + 10, 1, true)],
    ['two counts, the other way', (view, end) => view.setUint16(end + 8, 1, true)],
    [
      'fewer files than there are',
      (view, end) => [8, 10].forEach((at) => void view.setUint16(end + at, 1, true)),
    ],
    [
      'more files than there are',
      (view, end) => [8, 10].forEach((at) => void view.setUint16(end + at, 9, true)),
    ],
    ['another size of its directory', (view, end) => view.setUint32(end + 12, 46, true)],
    ['more than one disk', (view, end) => view.setUint16(end + 4, 1, true)],
    ['64 bits', (view, end) => view.setUint32(end + 16, 0xffffffff, true)],
    ['a size that its file does not', (view, _end, entry) => view.setUint32(entry + 24, 12, true)],
    [
      'a way of packing that its file does not',
      (view, _end, entry) => view.setUint16(entry + 10, 0, true),
    ],
    ['another name before the file', (view) => view.setUint8(30, 0x79)],
    [
      'less than is in a file, twice',
      (view, _end, entry) => {
        view.setUint32(entry + 24, 12, true);
        view.setUint32(view.getUint32(entry + 42, true) + 22, 12, true);
      },
    ],
  ])('%s', async (_name, change) => {
    await expect(readSpreadsheet(honest, limits)).resolves.toMatchObject({
      header: ['Nome', 'Cargo'],
    });
    const bytes = forge(honest, change);
    await expect(readSpreadsheet(bytes, limits)).rejects.toMatchObject({
      problem: expect.stringMatching(/^(damaged|too-much-inside)$/),
    });
  });
});

describe('unpacking', () => {
  it('stops where a file has more than the directory tells, however much that is', () => {
    const zeros = zipSync({ 'a.xml': new Uint8Array(8 * MEGABYTE) });
    const entry = readZipDirectory(
      forge(zeros, (view, _end, at) => {
        for (const place of [at + 24, 22]) view.setUint32(place, MEGABYTE, true);
      }),
    ).get('a.xml');
    let taken = 0;
    const read = () => entry && unpack(entry, (piece) => (taken += piece.byteLength));
    expect(read).toThrow('too-much-inside');
    expect(taken).toBeLessThanOrEqual(MEGABYTE);
  });

  it('leaves what it takes no cell from as it is, 300 files too', async () => {
    const broken = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [`xl/more/${at}.xml`, new Uint8Array(2000).fill(at)]),
    );
    const bytes = zipSync(workbook([sheet(people)], broken));
    for (const [path, { packed }] of readZipDirectory(bytes)) {
      if (path.startsWith('xl/more/')) packed.fill(0xff);
    }
    expect(await readSpreadsheet(bytes, limits)).toMatchObject({ header: ['Nome', 'Cargo'] });
  });

  it('is not spoilt by another sheet that is broken, behind the one with text', async () => {
    const bytes = zipSync(workbook([sheet(''), sheet(people), '<broken']));
    expect(await readSpreadsheet(bytes, limits)).toMatchObject({ header: ['Nome', 'Cargo'] });
  });
});

describe('a workbook with more than is kept', () => {
  const wide = Array.from({ length: 49_000 }, (_, at) => row(at + 2, text(`XFD${at + 2}`)));

  it.each<[string, string, SpreadsheetProblem]>([
    ['a row far below', people + row(20_000_000, text('A20000000')), 'too-many-rows'],
    ['an empty row below what any sheet has', people + row(20_000_000), 'too-many-rows'],
    ['a gap of rows', people + row(100_001, text('A100001')), 'too-many-rows'],
    ['a cell far to the right', row(1, text('A1'), text('ZZZZZZZ1')) + people, 'too-many-columns'],
    ['an empty cell farther than any sheet has', row(1, '<c r="ZZZZ1"/>'), 'too-many-columns'],
    ['the last column in 49,000 rows', people + wide.join(''), 'too-many-columns'],
    ['rows in no order', people + row(1, text('A1')), 'damaged'],
    ['elements in one another without end', '<x>'.repeat(200), 'damaged'],
    ['a tag without end', `<x y="${'z'.repeat(4 * MEGABYTE)}`, 'too-much-inside'],
    ['a text that is not there', row(1, '<c r="A1" t="s"><v>7</v></c>'), 'damaged'],
    ['a number that is none', row(1, '<c r="A1"><v>x</v></c>'), 'damaged'],
  ])('%s', (_name, rows, problem) => rejects(xlsxOf(rows), problem));

  it('a text that many cells share', () => {
    const shared = strToU8(`<sst><si><t>${'y'.repeat(100_000)}</t></si></sst>`);
    const cells = Array.from({ length: 600 }, (_, at) =>
      row(at + 1, `<c r="A${at + 1}" t="s"><v>0</v></c>`),
    );
    const files = workbook([sheet(cells.join(''))], {
      'xl/sharedStrings.xml': [shared, { level: 0 }],
    });
    return rejects(zipSync(files), 'too-much-inside');
  });

  it('two rows of one number, of which one would be gone', () =>
    rejects(xlsxOf(people + row(2, text('A2', 'Bia'))), 'damaged'));

  it('one part that is 1,000 sheets, to be read as often', () => {
    const sheets = Array.from({ length: 1_000 }, () => '<sheet name="P" r:id="r0"/>').join('');
    const files = workbook([sheet(people)]);
    files['xl/workbook.xml'] = strToU8(
      `<workbook xmlns:r="${relations}"><sheets>${sheets}</sheets></workbook>`,
    );
    return rejects(zipSync(files), 'damaged');
  });

  it('is read where what lies far away is empty', async () => {
    const rows = people.replace('</row>', '<c r="XFD1" s="1"/></row>') + row(1_048_576);
    expect(await readSpreadsheet(xlsxOf(rows), limits)).toMatchObject({
      header: ['Nome', 'Cargo'],
      rows: [{ line: 2, cells: ['Ana', ''] }],
    });
  });
});

it('an old workbook with a cell in its last column in 20,000 rows', () => {
  const wide: WorkSheet = { '!ref': 'A1:IV20000' };
  for (let line = 1; line <= 20_000; line += 1) wide[`IV${line}`] = { t: 's', v: 'x' };
  const book = utils.book_new(wide, 'P');
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer);
  return rejects(bytes, 'too-much-inside');
});

it('an old workbook whose sheets are all one has it gone through once', () => {
  const record = (kind: number, ...words: number[]) => [kind, words.length * 2, ...words];
  const bof = [0x0809, 4, 0x0600, 0x0010];
  const head = 4 + 2_000 * 4 + 2;
  const sheets = Array.from({ length: 2_000 }, () => record(0x0085, head * 2, 0));
  const rows = Array.from({ length: 2_000 }, (_, at) => record(0x0208, at));
  const words = [...bof, ...sheets.flat(), 0x000a, 0, ...bof, ...rows.flat(), 0x000a, 0];
  const stream = new Uint8Array(new Uint16Array(words).buffer);
  expect(readXlsLines(stream).filter(({ last }) => last > 0)).toHaveLength(1);
});

describe('a grid', () => {
  it('ends a wide sheet long before it is large', () => {
    const grid = createGrid(limits.rows);
    const fill = () => {
      for (let line = 1; line <= limits.rows; line += 1) grid.put(line, 999, 'x');
    };
    expect(fill).toThrow('too-much-inside');
    expect(grid.rows.length).toBeLessThanOrEqual(5001);
  });
});

afterEach(() => vi.restoreAllMocks());

describe('a csv with more than is kept', () => {
  const most = limits.bytes;

  it.each<[string, string, SpreadsheetProblem]>([
    ['line breaks alone', '\n'.repeat(most), 'no-rows'],
    ['text behind line breaks', `${'\n'.repeat(most - 1)}x`, 'too-many-rows'],
    ['text behind separators', `${';'.repeat(most - 1)}x`, 'too-many-columns'],
    ['cells without end', 'x;'.repeat(most / 2), 'too-many-columns'],
    ['rows without end', 'x\n'.repeat(most / 2), 'too-many-rows'],
    ['quotes that open and never close', '"a'.repeat(most / 2), 'no-rows'],
    ['quotes before spaces', `${'"a'.repeat(most / 4)}${' '.repeat(most / 2)}`, 'no-rows'],
  ])('%s', (_name, content, problem) => rejects(strToU8(content), problem));

  it('a long cell before hundreds with line breaks is looked through once', async () => {
    const names = Array.from({ length: 1_000 }, (_, at) => `c${at}`).join(';');
    const long = '. '.repeat(most / 2 - 10_000);
    const content = `${names}\n${long}${';"x;\ny"'.repeat(990)}\na;b;c\n`;
    const look = vi.spyOn(swallowed, 'isTelling');
    expect(await readSpreadsheet(strToU8(content), limits)).toMatchObject({ rows: { length: 2 } });
    expect(look.mock.calls.filter(([cell]) => cell === long)).toHaveLength(1);
  });

  it('is parsed no further', () => {
    const grid = createGrid(limits.rows);
    let taken = 0;
    const read = () =>
      parseCsv('x\n'.repeat(most / 2), ';', {
        put(...cell) {
          taken += 1;
          grid.put(...cell);
        },
      });
    expect(read).toThrow('too-many-rows');
    expect(taken).toBe(2 * limits.rows + 1);
  });
});
