import { SpreadsheetError } from './spreadsheet-error.ts';
import { isDateFormat } from './xlsx-dates.ts';
import { readXml } from './xml-events.ts';
import type { ZipEntry } from './zip-directory.ts';

/** The files of a workbook by their paths. */
export type WorkbookFiles = ReadonlyMap<string, ZipEntry>;

/** A sheet, as the workbook tells of it. */
export interface WorkbookSheet {
  readonly name: string;
  readonly path: string;
  readonly isHidden: boolean;
}

/** What a workbook tells of itself. */
export interface Workbook {
  /** The sheets in their order. */
  readonly sheets: readonly WorkbookSheet[];
  readonly sharedStrings: string;
  readonly styles: string;
  readonly isFrom1904: boolean;
}

/** The most that is kept of one: texts that cells share, letters of them, and formats. */
const MOST = { strings: 5_000_000, letters: 50_000_000, formats: 100_000 };

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** Finds the parts of a workbook. */
export function readWorkbook(files: WorkbookFiles): Workbook {
  const [workbook, relations] = [files.get(WORKBOOK), files.get(RELATIONS)];
  if (!workbook) throw new SpreadsheetError('not-a-spreadsheet');
  if (!relations) throw new SpreadsheetError('damaged');
  const targets = new Map<string, { kind: string; path: string }>();
  readXml(relations, {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      targets.set(Id, { kind: Type.slice(Type.lastIndexOf('/') + 1), path });
    },
  });
  const sheets: WorkbookSheet[] = [];
  const paths = new Set<string>();
  let isFrom1904 = false;
  readXml(workbook, {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = isOn(attributes.date1904);
      if (name !== 'sheet') return;
      const target = targets.get(relationOf(attributes));
      if (target?.kind !== 'worksheet') return;
      // A part that is many sheets would be read as often.
      if (paths.has(target.path)) throw new SpreadsheetError('damaged');
      paths.add(target.path);
      const { name: title = '', state = 'visible' } = attributes;
      sheets.push({ name: title, path: target.path, isHidden: state !== 'visible' });
    },
  });
  const pathOf = (kind: string) =>
    [...targets.values()].find((target) => target.kind === kind)?.path ?? `xl/${kind}.xml`;
  return {
    sheets,
    sharedStrings: pathOf('sharedStrings'),
    styles: pathOf('styles'),
    isFrom1904,
  };
}

/** Which formats of cells show a date. */
export function readDateStyles(entry: ZipEntry | undefined): readonly boolean[] {
  const codes = new Map<number, string>();
  const areDates: boolean[] = [];
  let isInCells = false;
  if (!entry) return areDates;
  readXml(entry, {
    open(name, attributes) {
      const id = Number(attributes.numFmtId);
      if (name === 'numFmt') codes.set(id, attributes.formatCode ?? '');
      else if (name === 'cellXfs') isInCells = true;
      else if (name === 'xf' && isInCells) areDates.push(isDateFormat(id, codes.get(id)));
      if (areDates.length + codes.size > MOST.formats) throw new SpreadsheetError('damaged');
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return areDates;
}

/** The texts that cells share. */
export function readSharedStrings(entry: ZipEntry | undefined): readonly string[] {
  const strings: string[] = [];
  let letters = 0;
  if (!entry) return strings;
  const item = collectText();
  readXml(entry, {
    open: item.open,
    text: item.text,
    close(name) {
      item.close(name);
      if (name !== 'si') return;
      const text = item.take();
      letters += text.length;
      strings.push(text);
      if (strings.length > MOST.strings || letters > MOST.letters) {
        throw new SpreadsheetError('too-much-inside');
      }
    },
  });
  return strings;
}

/** Joins the pieces of a text, each with a look of its own, without what tells how to pronounce it. */
export function collectText() {
  let pieces = '';
  let isText = false;
  let isPhonetic = false;
  return {
    open(name: string) {
      if (name === 't') isText = true;
      else if (name === 'rPh') isPhonetic = true;
    },
    close(name: string) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
    },
    text(piece: string) {
      if (isText && !isPhonetic) pieces += piece;
    },
    take(): string {
      const text = unescapeText(pieces);
      pieces = '';
      return text;
    },
  };
}

/** Characters that XML can't have are written as _x000D_. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9a-f]{4})_/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The relation's id; only its namespace is fixed, not the prefix. */
function relationOf(attributes: Readonly<Record<string, string>>): string {
  const name = Object.keys(attributes).find((one) => /^[^:]+:id$/.test(one));
  return attributes[name ?? ''] ?? '';
}

/** Whether a flag of XML is set. */
export function isOn(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true';
}
