import type { CellValue } from '@aferir/spreadsheet/write-xlsx';
import { requireStatedRight } from '../../operation/authentication/authorize.ts';
import { asStaff, type Services } from '../../operation/context.ts';
import type { Caller } from '../../operation/plugins/fastify-types.ts';
import { findSessionCaller } from '../../operation/sessions/session-caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { unauthorized } from '../../platform/errors/failures.ts';
import type { JobPayloads } from '../../platform/jobs/job-queue.ts';
import { createExportStore, type StoredExport } from './export-store.ts';
import type { ExportedLists, OpenList } from './exported-lists.ts';
import { writeSheet } from './write-sheet.ts';

declare module '../../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    'write-list': { companyId: number; exportId: number };
  }
}

/** What writing a list takes. */
export interface ListWriting extends Pick<Services, 'database' | 'clock' | 'files'> {
  readonly lists: ExportedLists;
}

/** Rows that are read at once: what it takes holds up nobody for long. */
const rowsAtOnce = 500;

/**
 * Writes a list into its file, with the rights that its session has by now; it fails for good where there are none left.
 * A file that an earlier try has left is written anew.
 */
export async function writeList(
  { database, clock, files, lists }: ListWriting,
  { companyId, exportId }: JobPayloads['write-list'],
): Promise<void> {
  const stored = await database.reading(companyId, (db) =>
    createExportStore(db, companyId).find(exportId),
  );
  if (stored?.state !== 'queued') return;
  const finish = (rowCount: number | undefined) =>
    database.inCompany(companyId, (db) => {
      const store = createExportStore(db, companyId);
      return rowCount === undefined
        ? store.setFailed(exportId)
        : store.setReady(exportId, rowCount);
    });
  try {
    const list = lists(stored.list);
    const claims = { sessionId: stored.session_id, companyId, realm: 'staff' } as const;
    const caller = await findSessionCaller(database, claims, clock.now());
    if (!caller) throw unauthorized();
    requireStatedRight(list.stated, asStaff(caller.actor));
    const rows = await readAll({ database, clock }, list, { query: stored.query, caller });
    await files.remove(stored.name);
    const { name, titles } = list;
    const bytes = await writeSheet({ format: stored.format, name, rows: [titles, ...rows] });
    await files.put(stored.name, bytes);
    await finish(rows.length);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await finish(undefined);
  }
}

type Rows = readonly (readonly CellValue[])[];

async function readAll(
  { database, clock }: Pick<ListWriting, 'database' | 'clock'>,
  list: OpenList,
  { query, caller: { actor, company } }: Pick<StoredExport, 'query'> & { readonly caller: Caller },
): Promise<Rows> {
  const rows: (readonly CellValue[])[] = [];
  for (let index = 0; ; index += 1) {
    const page = await database.reading(company.id, (db) =>
      list.read({ ...query, take: rowsAtOnce, index }, { db, company, actor, now: clock.now() }),
    );
    rows.push(...page.rows);
    if (page.rows.length < rowsAtOnce || rows.length >= page.total) return rows;
  }
}
