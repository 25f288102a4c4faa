import { IMPORT_LISTED } from '@aferir/domain';
import { asStaff, type DetachedContext } from '../../../operation/context.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import { conflict, notFound } from '../../../platform/errors/failures.ts';
import type { PersonTies } from '../../feature.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import { readDoneRows } from './done-rows.ts';
import { readImportRights } from './import-rights.ts';
import { isUndoable } from './import-service.ts';
import { createImportStore } from './import-store.ts';
import { createUndoJudge, type KeptFor, keptText } from './undo-judge.ts';

/** Rows that are looked at in one transaction. */
const rowsAtOnce = 500;

/** What undoing an import would leave. */
export interface UndoForecast {
  readonly people: number;
  readonly kept: ReadonlyMap<KeptFor, number>;
  /** The first who stay, and why. */
  readonly names: readonly string[];
}

/** Tells what undoing an import would leave, by the judge that undoes it, and changes nothing. */
export async function forecastUndo(
  personTies: readonly PersonTies[],
  { company, actor, left, inTransaction, now }: DetachedContext,
  importId: number,
): Promise<UndoForecast> {
  const companyId = company.id;
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
  let people = 0;
  let before: number | undefined;
  do {
    left().throwIfAborted();
    before = await inTransaction(async ({ db }) => {
      const rows = await readDoneRows(db, companyId, { importId, take: rowsAtOnce, before });
      for (const one of await judge.judge(db, companyId, rows)) {
        if (one.is !== 'gone') people += 1;
        if (one.is !== 'kept') continue;
        kept.set(one.why, (kept.get(one.why) ?? 0) + 1);
        if (names.length < IMPORT_LISTED) names.push(keptText(one));
      }
      return rows.length === rowsAtOnce ? rows.at(-1)?.place : undefined;
    });
  } while (before !== undefined);
  return { people, kept, names };
}
