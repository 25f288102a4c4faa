import { followMoves, type ManagementMoves } from '@aferir/domain';
import { takeTurnInCompany } from '../../../platform/db/company-turn.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import { forgetMailsTo } from '../../../shared/mail/forget-person.ts';
import { changePeople } from '../../../shared/people/write-people.ts';
import type { PlacePorts } from '../../../shared/places/place-port.ts';
import type { PersonTies } from '../../feature.ts';
import { createEmployeeStore, type EmployeeStore } from '../employee-store.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import type { PersonBefore } from '../employees-tables.ts';
import { notifyImport } from './import-notification.ts';
import { type ImportRights, readImportRights } from './import-rights.ts';
import type { RowResult } from './import-row-store.ts';
import type { ImportStep } from './import-step.ts';
import { createImportStore } from './import-store.ts';
import { findManagersBy } from './met-managers.ts';
import { undoNextPlaces } from './undo-places.ts';

/** Rows in one transaction; each is looked at by itself. */
const rowsAtOnce = 10;

interface DoneRow {
  readonly place: number;
  readonly outcome: 'created' | 'changed';
  readonly personId: number;
  readonly before: PersonBefore | null;
  readonly versionAfter: number | null;
}

/** Takes back the last rows that are still there, then places; tells whether more are left. */
export async function undoNext(
  step: ImportStep,
  { personTies, places }: { personTies: readonly PersonTies[]; places: PlacePorts },
): Promise<boolean> {
  const { db, companyId, stored, now } = step;
  await takeTurnInCompany(db, companyId);
  const rights = await readImportRights(db, stored.undone_by ?? stored.staff_user_id);
  const store = createImportStore(db, companyId);
  const rows = await readLast(step);
  if (rows.length > 0) {
    const results: RowResult[] = [];
    let moves: ManagementMoves | undefined;
    const stand = async () => {
      const above = rows.flatMap(({ personId, before }) => [personId, ...(before?.managers ?? [])]);
      moves ??= followMoves(await loadManagementStructure(db, companyId, { above }));
      return moves;
    };
    for (const row of rows) results.push(await takeBack(step, row, { personTies, rights, stand }));
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

async function readLast({ db, companyId, stored }: ImportStep): Promise<DoneRow[]> {
  const rows = await db
    .selectFrom('employee_import_row')
    .select(['place', 'outcome', 'person_id', 'before', 'version_after'])
    .where('company_id', '=', companyId)
    .where('import_id', '=', stored.id)
    .where('outcome', 'in', ['created', 'changed'])
    .orderBy('place', 'desc')
    .limit(rowsAtOnce)
    .execute();
  return rows.map((row) => ({
    place: row.place,
    outcome: row.outcome === 'created' ? 'created' : 'changed',
    personId: row.person_id ?? 0,
    before: row.before,
    versionAfter: row.version_after,
  }));
}

/** Puts back what a row has changed, where that is allowed and nobody has changed or used the person since. */
async function takeBack(
  { db, companyId }: ImportStep,
  { place, outcome, personId, before, versionAfter }: DoneRow,
  {
    personTies,
    rights,
    stand,
  }: {
    personTies: readonly PersonTies[];
    rights: ImportRights;
    /** Who answers to whom, read once it is asked for. */
    stand: () => Promise<ManagementMoves>;
  },
): Promise<RowResult> {
  const people = createEmployeeStore(db, companyId, personTies);
  await people.lock(personId);
  const person = await people.find(personId);
  // Whoever was deleted since is gone already.
  if (!person) return { place, outcome: 'undone' };
  if (outcome === 'created' && !rights.mayRemove) {
    return { place, outcome: 'kept', reason: texts.lacksRemoval(person.name) };
  }
  if (outcome === 'changed' && !rights.mayChange) {
    return { place, outcome: 'kept', reason: texts.lacksRestoring(person.name) };
  }
  const isUsed = person.version !== versionAfter || (outcome === 'created' && person.has_ties);
  if (isUsed || (before && !(await hasPlaces(people, before)))) {
    return { place, outcome: 'kept', reason: texts.keptPerson(person.name) };
  }
  if (before) {
    const { managers: former, ...columns } = before;
    const managers = former && (await findManagersBy(db, companyId, former));
    // Who is gone since can't be put back.
    if (managers && managers.length < (former?.length ?? 0)) {
      return { place, outcome: 'kept', reason: texts.keptPerson(person.name) };
    }
    if (managers || before.department_id !== person.department_id) {
      const moves = await stand();
      const active = managers?.filter(({ isActive }) => isActive);
      const moved = { id: personId, departmentId: before.department_id };
      if (moves.put(moved, active) !== undefined) {
        return { place, outcome: 'kept', reason: texts.keptBelowOwn(person.name) };
      }
    }
    await changePeople(db, companyId, columns).where('id', '=', personId).execute();
    if (managers) await people.setManagers(personId, former ?? []);
  } else {
    await forgetMailsTo(db, { companyId, personId });
    await people.delete(personId);
  }
  return { place, outcome: 'undone' };
}

/** Whether the position and department that somebody had before are still there. */
async function hasPlaces(
  people: EmployeeStore,
  { position_id, department_id }: PersonBefore,
): Promise<boolean> {
  return (
    (position_id === null || (await people.has('position', position_id))) &&
    (department_id === null || (await people.has('department', department_id)))
  );
}
