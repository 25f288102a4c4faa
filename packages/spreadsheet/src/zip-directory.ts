import { SpreadsheetError } from './spreadsheet-error.ts';

/** The most that a workbook may be when it is unpacked, in bytes, files and times its own size. */
const MOST = { bytes: 200 * 1024 * 1024, files: 2000, ratio: 200 };

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
/** The end of the directory may be followed by a comment. */
const LONGEST_END = 22 + 0xffff;

/** Refuses a zip whose directory tells of more than a workbook of people has; nothing is unpacked for it. */
export function checkZipDirectory(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) throw new SpreadsheetError('damaged');
  const count = view.getUint16(end + 10, true);
  if (count > MOST.files) throw new SpreadsheetError('too-much-inside');
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) {
      throw new SpreadsheetError('damaged');
    }
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    total += unpacked;
    const isPacked = packed > 0 && unpacked > 1024 * 1024;
    if (total > MOST.bytes || (isPacked && unpacked / packed > MOST.ratio)) {
      throw new SpreadsheetError('too-much-inside');
    }
    at += 46 + [28, 30, 32].reduce((sum, part) => sum + view.getUint16(at + part, true), 0);
  }
}

function findEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - LONGEST_END);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return undefined;
}
