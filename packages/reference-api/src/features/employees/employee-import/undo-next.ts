import { endLinksToAddresses } from '../../../operation/links/end-links-to-address.ts';
import { endSessionsOfEach } from '../../../operation/sessions/session-tokens.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import { takeTurnInCompany } from '../../../platform/db/company-turn.ts';
import type { Db } from '../../../platform/db/database.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import { forgetMailsTo } from '../../../shared/mail/forget-person.ts';
import {
  changeEachPerson,
  deletePeople,
  nameManagersOfEach,
} from '../../../shared/people/write-people.ts';
import type { PlacePorts } from '../../../shared/places/place-port.ts';
import type { PersonTies } from '../../feature.ts';
import type { PersonBefore } from '../employees-tables.ts';
import { readDoneRows } from './done-rows.ts';
import { notifyImport } from './import-notification.ts';
import { readImportRights } from './import-rights.ts';
import type { RowResult } from './import-row-store.ts';
import type { ImportStep } from './import-step.ts';
import { createImportStore } from './import-store.ts';
import { createUndoJudge, type DoneRow, keptText } from './undo-judge.ts';
import { undoNextPlaces } from './undo-places.ts';

/** Rows in one transaction: all that may refer to each is looked at, so that fewer than come in at once hold up nobody for long. */
const rowsAtOnce = 20;

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
    await takeBack(
      step,
      rows.filter((_row, at) => judged[at]?.is === 'undone'),
    );
    const results = rows.map(({ place }, at): RowResult => {
      const judgement = judged[at];
      return judgement?.is === 'kept'
        ? { place, outcome: 'kept', reason: keptText(judgement) }
        : { place, outcome: 'undone' };
    });
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

/** Puts back what rows have changed, and removes whom they added. */
async function takeBack(step: ImportStep, rows: readonly DoneRow[]): Promise<void> {
  const { db, companyId } = step;
  const isChange = (row: DoneRow): row is ChangedRow => row.before !== null;
  await putBack(step, rows.filter(isChange));
  // By now nobody who was put back names them as manager.
  const added = rows.flatMap((row) => (isChange(row) ? [] : row.personId));
  if (added.length === 0) return;
  await forgetMailsTo(db, companyId, added);
  await deletePeople(db, companyId, added);
}

type ChangedRow = DoneRow & { readonly before: PersonBefore };

const COLUMNS = [
  ...(['name', 'sex', 'phone', 'position_id', 'department_id'] as const),
  ...(['email', 'cpf', 'registration_number', 'birth_date', 'hired_on'] as const),
];

async function putBack(step: ImportStep, rows: readonly ChangedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { db, companyId, now } = step;
  const people = await db
    .selectFrom('person')
    .select(['id', ...COLUMNS])
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(rows.map(({ personId }) => personId)))
    .execute();
  const beforeOf = new Map(rows.map(({ personId, before }) => [personId, before]));
  // An e-mail that the import brought goes: what was mailed there opens nothing any more.
  const formerAddresses = people.flatMap(({ id, email }) =>
    email && beforeOf.get(id)?.email === null ? [{ personId: id, address: email }] : [],
  );
  await endLinksToAddresses(db, companyId, formerAddresses, now);
  const unmarked = rows.flatMap(({ personId, before: { email, cpf, registration_number } }) =>
    [email, cpf, registration_number].includes(null) ? personId : [],
  );
  const ended = { realm: 'employee', ids: unmarked } as const;
  await endSessionsOfEach(db, ended, 'address-changed', now);
  await changeEachPerson(
    db,
    companyId,
    COLUMNS,
    people.map((person) => ({ ...person, ...beforeOf.get(person.id) })),
  );
  await nameManagersOfEach(
    db,
    companyId,
    rows.flatMap(({ personId: id, before: { managers } }) =>
      managers ? [{ id, managerIds: managers }] : [],
    ),
  );
}
