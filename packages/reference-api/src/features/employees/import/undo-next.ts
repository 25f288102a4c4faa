import { changePeople } from '../../../db/change-people.ts';
import { takeTurnInCompany } from '../../../db/company-turn.ts';
import { forgetMailsTo } from '../../../mail/forget-person.ts';
import type { PersonTies } from '../../feature.ts';
import { createEmployeeStore, type EmployeeStore } from '../employee-store.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import type { PersonBefore } from '../employees-tables.ts';
import { notifyImport } from './import-notification.ts';
import type { ImportStep } from './import-step.ts';
import { createImportStore, type RowResult } from './import-store.ts';

/** Rows in one transaction; each is looked at by itself. */
const rowsAtOnce = 10;

interface DoneRow {
  readonly place: number;
  readonly outcome: 'created' | 'changed';
  readonly personId: number;
  readonly before: PersonBefore | null;
  readonly versionAfter: number | null;
}

/** Takes back the last rows that are still there; tells whether more are left. */
export async function undoNext(
  step: ImportStep,
  personTies: readonly PersonTies[],
): Promise<boolean> {
  const { db, companyId, stored, now } = step;
  await takeTurnInCompany(db, companyId);
  const store = createImportStore(db, companyId);
  const rows = await readLast(step);
  const results: RowResult[] = [];
  for (const row of rows) results.push(await takeBack(step, row, personTies));
  if (results.length > 0) {
    await store.setResults(stored.id, results);
    await store.count(
      stored.id,
      results.map(({ outcome }) => outcome),
    );
    await store.keep(
      stored.id,
      results.flatMap(({ reason }) => reason ?? []),
    );
  }
  if (rows.length === rowsAtOnce) return true;
  await store.keep(stored.id, await removePlaces(step));
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

/** Puts back what a row has changed, unless somebody has changed or used the person since. */
async function takeBack(
  { db, companyId }: ImportStep,
  { place, outcome, personId, before, versionAfter }: DoneRow,
  personTies: readonly PersonTies[],
): Promise<RowResult> {
  const people = createEmployeeStore(db, companyId, personTies);
  await people.lock(personId);
  const person = await people.find(personId);
  // Whoever was deleted since is gone already.
  if (!person) return { place, outcome: 'undone' };
  const isUsed = person.version !== versionAfter || (outcome === 'created' && person.has_ties);
  if (isUsed || (before && !(await hasPlaces(people, before)))) {
    return { place, outcome: 'kept', reason: texts.keptPerson(person.name) };
  }
  if (before) {
    await changePeople(db, companyId, before).where('id', '=', personId).execute();
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

/** Removes the positions and departments that it made, the last first; names those that are used, or were changed since. */
async function removePlaces({ db, companyId, stored }: ImportStep): Promise<string[]> {
  const places = await db
    .selectFrom('employee_import_place')
    .select(['kind', 'place_id as id', 'name'])
    .where('company_id', '=', companyId)
    .where('import_id', '=', stored.id)
    .orderBy('place_id', 'desc')
    .execute();
  const kept: string[] = [];
  for (const { kind, id, name } of places) {
    const isThere = await createEmployeeStore(db, companyId).has(kind, id);
    if (!isThere) continue;
    if (kind === 'position') {
      if (!(await removePosition({ db, companyId, id }))) kept.push(texts.keptPosition(name));
    } else if (!(await removeDepartment({ db, companyId, id }))) {
      kept.push(texts.keptDepartment(name));
    }
  }
  return kept;
}

interface PlaceOf extends Pick<ImportStep, 'db' | 'companyId'> {
  readonly id: number;
}

async function removePosition({ db, companyId, id }: PlaceOf): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('position')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('version', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('person')
            .select('person.id')
            .where('person.company_id', '=', companyId)
            .where('person.position_id', '=', id),
        ),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function removeDepartment({ db, companyId, id }: PlaceOf): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('department')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('version', '=', 1)
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(
          exists(
            selectFrom('person')
              .select('person.id')
              .where('person.company_id', '=', companyId)
              .where('person.department_id', '=', id),
          ),
        ),
        not(
          exists(
            selectFrom('department as child')
              .select('child.id')
              .where('child.company_id', '=', companyId)
              .where('child.parent_id', '=', id),
          ),
        ),
        not(
          exists(
            selectFrom('department_manager')
              .select('person_id')
              .where('company_id', '=', companyId)
              .where('department_id', '=', id),
          ),
        ),
      ]),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
