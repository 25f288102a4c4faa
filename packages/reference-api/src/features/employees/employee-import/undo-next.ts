import { endLinksToAddress } from '../../../operation/links/end-links-to-address.ts';
import { endSessionsOf } from '../../../operation/sessions/session-tokens.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import { takeTurnInCompany } from '../../../platform/db/company-turn.ts';
import type { Db } from '../../../platform/db/database.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import { forgetMailsTo } from '../../../shared/mail/forget-person.ts';
import { changePeople, deletePerson, nameManagers } from '../../../shared/people/write-people.ts';
import type { PlacePorts } from '../../../shared/places/place-port.ts';
import type { PersonTies } from '../../feature.ts';
import { readDoneRows } from './done-rows.ts';
import { notifyImport } from './import-notification.ts';
import { readImportRights } from './import-rights.ts';
import type { RowResult } from './import-row-store.ts';
import type { ImportStep } from './import-step.ts';
import { createImportStore } from './import-store.ts';
import { createUndoJudge, type DoneRow, keptText } from './undo-judge.ts';
import { undoNextPlaces } from './undo-places.ts';

/** Rows in one transaction; each is looked at by itself. */
const rowsAtOnce = 10;

/** Takes back the last rows that are still there, then places; tells whether more are left. */
export async function undoNext(
  step: ImportStep,
  { personTies, places }: { personTies: readonly PersonTies[]; places: PlacePorts },
): Promise<boolean> {
  const { db, companyId, stored, now } = step;
  await takeTurnInCompany(db, companyId);
  const rights = await readImportRights(db, stored.undone_by ?? stored.staff_user_id);
  const store = createImportStore(db, companyId);
  const rows = await readDoneRows(db, companyId, { importId: stored.id, take: rowsAtOnce });
  if (rows.length > 0) {
    await lockPeople(step, rows);
    const readStructure = (own: Db, above: readonly number[]) =>
      loadManagementStructure(own, companyId, { above });
    const judge = createUndoJudge({ rights, personTies, readStructure });
    const judged = await judge.judge(db, companyId, rows);
    const results: RowResult[] = [];
    for (const [at, row] of rows.entries()) {
      const judgement = judged[at] ?? { is: 'gone' };
      if (judgement.is === 'undone') await takeBack(step, row);
      results.push(
        judgement.is === 'kept'
          ? { place: row.place, outcome: 'kept', reason: keptText(judgement) }
          : { place: row.place, outcome: 'undone' },
      );
    }
    await store.setResults(stored.id, results);
    await store.count(
      stored.id,
      results.map(({ outcome }) => outcome),
    );
    await store.keep(
      stored.id,
      results.flatMap(({ reason }) => reason ?? []),
    );
    return true;
  }
  if (await undoNextPlaces(step, places, rights)) return true;
  await store.change(stored.id, { state: 'undone', finished_at: now });
  await notifyImport({ db, companyId, now }, stored, 'undone');
  return false;
}

/** Keeps others from changing or referring to people until the transaction ends. */
async function lockPeople({ db, companyId }: ImportStep, rows: readonly DoneRow[]): Promise<void> {
  await db
    .selectFrom('person')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(rows.map(({ personId }) => personId)))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Puts back what a row has changed, or removes whom it added. */
async function takeBack(step: ImportStep, { personId, before }: DoneRow): Promise<void> {
  const { db, companyId } = step;
  if (!before) {
    await forgetMailsTo(db, { companyId, personId });
    await deletePerson(db, companyId, personId);
    return;
  }
  const { managers, ...columns } = before;
  if (columns.email === null) await endLinksByAddress(step, personId);
  const marks = [columns.email, columns.cpf, columns.registration_number];
  if (marks.includes(null)) {
    await endSessionsOf(db, { realm: 'employee', id: personId }, 'address-changed', step.now);
  }
  await changePeople(db, companyId, columns).where('id', '=', personId).execute();
  if (managers) await nameManagers(db, companyId, personId, managers);
}

/** The e-mail that the import brought goes: what was mailed there opens nothing any more. */
async function endLinksByAddress(
  { db, companyId, now }: ImportStep,
  personId: number,
): Promise<void> {
  const person = await db
    .selectFrom('person')
    .select('email')
    .where('company_id', '=', companyId)
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!person?.email) return;
  await endLinksToAddress(db, { companyId, personId, address: person.email }, now);
}
