import { loadChunk } from '@aferir/widgets';

/** Writes rows as a file for people to open in a spreadsheet. What writes it comes with the first one. */
export async function csvFile(rows: readonly (readonly string[])[]): Promise<Blob> {
  const { writeCsv } = await loadChunk(() => import('./write-csv.ts'));
  return new Blob([writeCsv(rows)], { type: 'text/csv' });
}
