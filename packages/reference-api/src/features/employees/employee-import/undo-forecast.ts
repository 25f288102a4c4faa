import { IMPORT_LISTED } from '@aferir/domain';
import { asStaff, type DetachedContext, type Services } from '../../../operation/context.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import { conflict, notFound } from '../../../platform/errors/failures.ts';
import type { PlacePorts } from '../../../shared/places/place-port.ts';
import type { PersonTies } from '../../feature.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import { readDoneRows } from './done-rows.ts';
import { createKeptPlaces, type KeptPlaces } from './forecast-kept-places.ts';
import { readImportRights } from './import-rights.ts';
import { isUndoable } from './import-service.ts';
import { createImportStore } from './import-store.ts';
import { takeReading } from './take-reading.ts';
import { createUndoJudge, type KeptFor, keptText } from './undo-judge.ts';

/** Rows that are looked at in one transaction. */
const rowsAtOnce = 500;

/** What undoing an import would leave. */
export interface UndoForecast {
  readonly people: number;
  readonly kept: ReadonlyMap<KeptFor, number>;
  /** The first who stay, and why. */
  readonly names: readonly string[];
  /** Whose managers the import has changed, and of them those who keep the new ones. */
  readonly managed: { readonly people: number; readonly kept: number };
  readonly places: readonly KeptPlaces[];
}

/** Tells what undoing an import would leave, by the judge that undoes it, and changes nothing. */
export async function forecastUndo(
  { throttle }: Pick<Services, 'throttle'>,
  { personTies, places }: { personTies: readonly PersonTies[]; places: PlacePorts },
  { company, actor, left, inTransaction, now }: DetachedContext,
  importId: number,
): Promise<UndoForecast> {
  const companyId = company.id;
  await takeReading(throttle, companyId, asStaff(actor).staffUserId);
  const rights = await inTransaction(async ({ db }) => {
    const stored = await createImportStore(db, companyId).find(importId);
    if (!stored) throw notFound();
    if (!isUndoable(stored, now)) throw conflict(texts.notUndoable);
    return readImportRights(db, asStaff(actor).staffUserId);
  });
  // Once, whole: what a row gives back counts for all before it.
  const judge = createUndoJudge({
    rights,
    personTies,
    readStructure: (db) => loadManagementStructure(db, companyId),
  });
  const kept = new Map<KeptFor, number>();
  const names: string[] = [];
  const managed = { people: 0, kept: 0 };
  const keptPlaces = createKeptPlaces(places, rights);
  let people = 0;
  let before: number | undefined;
  do {
    left().throwIfAborted();
    before = await inTransaction(async ({ db }) => {
      const rows = await readDoneRows(db, companyId, { importId, take: rowsAtOnce, before });
      const judged = await judge.judge(db, companyId, rows);
      for (const [at, row] of rows.entries()) {
        const one = judged[at] ?? { is: 'gone' };
        if (one.is === 'gone') continue;
        people += 1;
        if (row.before?.managers) managed.people += 1;
        if (one.is === 'undone') {
          keptPlaces.undo(row);
          continue;
        }
        if (row.before?.managers) managed.kept += 1;
        kept.set(one.why, (kept.get(one.why) ?? 0) + 1);
        if (names.length < IMPORT_LISTED) names.push(keptText(one));
      }
      return rows.length === rowsAtOnce ? rows.at(-1)?.place : undefined;
    });
  } while (before !== undefined);
  return {
    people,
    kept,
    names,
    managed,
    places: await inTransaction(({ db }) => keptPlaces.finish(db, companyId, importId)),
  };
}
