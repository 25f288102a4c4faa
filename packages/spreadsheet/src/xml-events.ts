import { SaxesParser } from 'saxes';
import { SpreadsheetError } from './spreadsheet-error.ts';
import { unpack } from './unpack.ts';
import type { ZipEntry } from './zip-directory.ts';

/** What is told of XML while it is unpacked; names are without their prefixes. */
export interface XmlEvents {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Elements in one another; a workbook has some ten. */
const DEEPEST = 100;
/** The most bytes that one tag or one text has; a cell has 32,767 letters. */
const LONGEST = 1024 * 1024;

/** Reads a file of XML while it is unpacked, so that it is never in memory as a whole. */
export function readXml(entry: ZipEntry, { open, close, text }: XmlEvents): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  let sinceEvent = 0;
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    sinceEvent = 0;
    if (depth > DEEPEST) throw new SpreadsheetError('damaged');
    open?.(withoutPrefix(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    sinceEvent = 0;
    close?.(withoutPrefix(name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const decoder = new TextDecoder();
  unpack(entry, (piece) => {
    for (let start = 0; start < piece.byteLength; start += LONGEST) {
      const part = piece.subarray(start, start + LONGEST);
      sinceEvent += part.byteLength;
      parser.write(decoder.decode(part, { stream: true }));
      if (sinceEvent > 2 * LONGEST) throw new SpreadsheetError('too-much-inside');
    }
  });
  parser.write(decoder.decode()).close();
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
