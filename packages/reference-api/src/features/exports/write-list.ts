import type { CellValue, Sheet } from '@aferir/spreadsheet/write-xlsx';
import { asStaff, type ListContext, type Services } from '../../operation/context.ts';
import type { Caller } from '../../operation/plugins/fastify-types.ts';
import { findSessionCaller } from '../../operation/sessions/session-caller.ts';
import { takeTurnInCompany } from '../../platform/db/company-turn.ts';
import type { Db } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { unauthorized } from '../../platform/errors/failures.ts';
import type { JobPayloads } from '../../platform/jobs/job-queue.ts';
import { createExportStore, type StoredExport } from './export-store.ts';
import { type ExportedLists, type OpenList, requireRightTo } from './exported-lists.ts';
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
 * Writes a list into its file, with the rights that its session has by now; it fails for good where there are none left, or
 * anything else goes wrong. A file that an earlier process has left is written anew, and so is one that may name somebody who
 * became anonymous meanwhile.
 */
export async function writeList(
  { database, clock, files, lists }: ListWriting,
  { companyId, exportId }: JobPayloads['write-list'],
): Promise<void> {
  const stored = await database.reading(companyId, (db) =>
    createExportStore(db, companyId).find(exportId),
  );
  if (stored?.state !== 'queued') return;
  try {
    const list = lists(stored.list);
    const claims = { sessionId: stored.session_id, companyId, realm: 'staff' } as const;
    const caller = await findSessionCaller(database, claims, clock.now());
    if (!caller) throw unauthorized();
    requireRightTo(list, asStaff(caller.actor));
    let isCurrent = false;
    while (!isCurrent) {
      const before = await database.reading(companyId, (db) => markAnonymous(db, companyId));
      const sheets = await readSheets({ database, clock }, list, { query: stored.query, caller });
      await files.remove(stored.name);
      const bytes = await writeSheet({ format: stored.format, sheets });
      await files.put(stored.name, bytes);
      isCurrent = await database.inCompany(companyId, async (db) => {
        // Whoever is made anonymous has the turn until that is done.
        await takeTurnInCompany(db, companyId);
        if ((await markAnonymous(db, companyId)) !== before) return false;
        await createExportStore(db, companyId).setReady(exportId, countRows(sheets));
        return true;
      });
    }
  } catch (error) {
    // At once, not after all tries: whoever waits for it asks again.
    await database.inCompany(companyId, (db) =>
      createExportStore(db, companyId).setFailed(exportId),
    );
    await files.remove(stored.name);
    if (!(error instanceof ApiError)) throw error;
  }
}

/**
 * By how many people are anonymous, and since when the last is, it is told whether what was read may name one who is by now: one of
 * them may be removed meanwhile.
 */
async function markAnonymous(db: Db, companyId: number): Promise<string> {
  const { count, last } = await db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where('anonymized_at', 'is not', null)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('anonymized_at').as('last')])
    .executeTakeFirstOrThrow();
  return `${count} ${last?.toISOString()}`;
}

type Reading = Pick<ListWriting, 'database' | 'clock'>;

/** What is asked for, and by whom. */
interface Asked extends Pick<StoredExport, 'query'> {
  readonly caller: Caller;
}

async function readSheets(
  { database, clock }: Reading,
  list: OpenList,
  { query, caller: { actor, company } }: Asked,
): Promise<readonly Sheet[]> {
  const read = <T>(work: (context: ListContext) => Promise<T>) =>
    database.reading(company.id, (db) => work({ db, company, actor, now: clock.now() }));
  if ('readBook' in list) return read((context) => list.readBook(query, context));
  const rows: (readonly CellValue[])[] = [list.titles];
  let recordCount = 0;
  for (let index = 0; ; index += 1) {
    const page = await read((context) => list.read({ ...query, take: rowsAtOnce, index }, context));
    rows.push(...page.rows);
    recordCount += page.recordCount;
    if (page.recordCount < rowsAtOnce || recordCount >= page.total) {
      return [{ name: list.name, rows }];
    }
  }
}

/** The rows of all sheets, without their headers. */
function countRows(sheets: readonly Sheet[]): number {
  return sheets.reduce((count, { rows }) => count + rows.length - 1, 0);
}
