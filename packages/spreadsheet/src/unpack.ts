import { Inflate } from 'fflate';
import { SpreadsheetError } from './spreadsheet-error.ts';
import type { ZipEntry } from './zip-directory.ts';

/** How much is unpacked in one go; deflate makes at most a thousand times as much of it. */
const STEP = 4096;

/**
 * Unpacks a file piece by piece, in this thread; stops where it has more bytes than the directory tells, and refuses
 * one that has fewer.
 */
export function unpack({ isDeflated, packed, size }: ZipEntry, take: (piece: Uint8Array) => void) {
  let unpacked = 0;
  const count = (piece: Uint8Array) => {
    unpacked += piece.byteLength;
    if (unpacked > size) throw new SpreadsheetError('too-much-inside');
    if (piece.byteLength > 0) take(piece);
  };
  if (isDeflated) inflate(packed, count);
  else count(packed);
  if (unpacked !== size) throw new SpreadsheetError('damaged');
}

function inflate(packed: Uint8Array, take: (piece: Uint8Array) => void): void {
  const inflator = new Inflate(take);
  for (let start = 0; start < packed.byteLength; start += STEP) {
    inflator.push(packed.subarray(start, start + STEP), start + STEP >= packed.byteLength);
  }
}
