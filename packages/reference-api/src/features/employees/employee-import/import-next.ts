import { ownMarkOf, placeKey } from '@aferir/domain';
import { anyOf } from '../../../platform/db/any-of.ts';
import { takeTurnInCompany } from '../../../platform/db/company-turn.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import {
  addPeople,
  changeEachPerson,
  nameManagersOfEach,
} from '../../../shared/people/write-people.ts';
import type { PlaceChoice } from '../../../shared/places/list-place-choices.ts';
import type { PlaceKind } from '../../../shared/places/people-of-place.ts';
import type { PlaceIds, PlacePorts } from '../../../shared/places/place-port.ts';
import type { PersonToImport } from '../employees-tables.ts';
import {
  createRowPlanner,
  leavesWithoutEmail,
  type MetByRows,
  type PlannedRow,
  putsElsewhere,
  type Whereabouts,
  whereaboutsIn,
} from './import-plan.ts';
import { readImportRights } from './import-rights.ts';
import type { RowResult } from './import-row-store.ts';
import type { ImportStep } from './import-step.ts';
import { createImportStore } from './import-store.ts';
import { type MetManagers, readManagers } from './met-managers.ts';
import { filledBefore, filledIn, findExisting } from './met-people.ts';
import { type Places, readPlaces } from './met-places.ts';

/** Rows in one transaction: what it takes to import them holds up nobody for long. */
const rowsAtOnce = 40;

/** What has come of an import after some rows. */
export type ImportOutcome = 'rows left' | 'done' | 'not allowed';

interface NextRow {
  readonly place: number;
  readonly line: number;
  readonly person: PersonToImport;
}

/** Imports the next rows. */
export async function importNext(step: ImportStep, ports: PlacePorts): Promise<ImportOutcome> {
  const { db, companyId, stored } = step;
  const rights = await readImportRights(db, stored.staff_user_id);
  if (!rights.mayAdd) return 'not allowed';
  const rows = await readNext(step);
  if (rows.length > 0) {
    await takeTurnInCompany(db, companyId);
    const people = rows.map(({ person }) => person);
    const existing = await findExisting(db, companyId, people, { isLocked: true });
    const before = await readPlaces(db, companyId);
    const managers = await readManagers(db, companyId, people, existing);
    const lines = await readLines(step, existing);
    const met = { existing, places: before, managers, rights, lines };
    const plan = createRowPlanner(met, await readWhereabouts(step, people, met));
    const planned = rows.map(({ place, line, person }) => ({ place, ...plan(person, line) }));
    const places = await addPlaces(step, ports, before, planned);
    const results = [
      ...planned.flatMap((row): RowResult[] => {
        if (row.outcome === 'faulty') return [row];
        if (row.outcome !== 'unchanged') return [];
        return [{ place: row.place, outcome: row.outcome, person_id: row.existing.id }];
      }),
      ...(await addCreated(step, places, planned)),
      ...(await addChanges(step, places, planned)),
    ];
    await nameManagers(step, managers, planned, results);
    const store = createImportStore(db, companyId);
    await store.setResults(stored.id, results);
    await store.count(
      stored.id,
      results.map(({ outcome }) => outcome),
      planned.filter(leavesWithoutEmail).length,
    );
  }
  return rows.length === rowsAtOnce ? 'rows left' : 'done';
}

async function readNext({ db, companyId, stored }: ImportStep): Promise<NextRow[]> {
  const rows = await db
    .selectFrom('employee_import_row')
    .select(['place', 'line', 'person'])
    .where('company_id', '=', companyId)
    .where('import_id', '=', stored.id)
    .where('outcome', 'is', null)
    .orderBy('place')
    .limit(rowsAtOnce)
    .execute();
  return rows.flatMap(({ place, line, person }) =>
    // An import that began before there were some of the fields has none of them.
    person ? [{ place, line, person: { ...untold, ...person } }] : [],
  );
}

const untold = {
  managers: [],
  hiredOn: null,
  registrationNumber: null,
  cpf: null,
  birthDate: null,
};

/** The lines of rows that are done already and meant the same people. */
async function readLines(
  { db, companyId, stored }: ImportStep,
  met: MetByRows['existing'],
): Promise<Map<number, number>> {
  const ids = [...met.values()].flatMap(({ known }) => known?.id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('employee_import_row')
    .select(['person_id', 'line'])
    .where('company_id', '=', companyId)
    .where('import_id', '=', stored.id)
    .where('person_id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ person_id, line }) => [person_id ?? 0, line]));
}

/** Reads who stands above those whom rows put elsewhere. */
async function readWhereabouts(
  { db, companyId }: ImportStep,
  people: readonly PersonToImport[],
  met: MetByRows,
): Promise<Whereabouts> {
  if (!putsElsewhere(people, met)) return whereaboutsIn();
  const known = [...met.existing.values()].flatMap((one) => one.known ?? []);
  const above = [...known, ...met.managers.byMark.values()].map(({ id }) => id);
  return whereaboutsIn(await loadManagementStructure(db, companyId, { above }));
}

type Planned = PlannedRow & { readonly place: number };

/** Adds the positions and departments that the rows name and the company lacks, and notes which. */
async function addPlaces(
  step: ImportStep,
  ports: PlacePorts,
  before: Places,
  planned: readonly Planned[],
): Promise<Places> {
  const coming = planned.flatMap((row) =>
    row.outcome === 'created' || row.outcome === 'changed' ? [row.person] : [],
  );
  const find = async (kind: PlaceKind, known: PlaceIds) => {
    const names = coming.map((person) => person[kind]);
    const { ids, added } = await ports[kind].findOrAdd(step.db, step.companyId, { names, known });
    await notePlaces(step, kind, added);
    return ids;
  };
  return {
    positions: await find('position', before.positions),
    departments: await find('department', before.departments),
  };
}

/** Notes what the import has made, for whoever undoes it. */
async function notePlaces(
  { db, companyId, stored }: ImportStep,
  kind: PlaceKind,
  added: readonly PlaceChoice[],
): Promise<void> {
  if (added.length === 0) return;
  const made = { company_id: companyId, import_id: stored.id, kind };
  await db
    .insertInto('employee_import_place')
    .values(added.map(({ id, name }) => ({ ...made, place_id: id, name })))
    .execute();
}

async function addCreated(
  { db, companyId }: ImportStep,
  places: Places,
  planned: readonly Planned[],
): Promise<RowResult[]> {
  const created = planned.filter((row) => row.outcome === 'created');
  if (created.length === 0) return [];
  const added = await addPeople(
    db,
    companyId,
    created.map(({ person }) => ({
      ...columnsOf(person, places),
      ...filledIn({ person, existing: nobodyYet }),
    })),
  ).execute();
  const byMark = new Map(
    added.map((row) => [ownMarkOf({ ...row, registrationNumber: row.registration_number }), row]),
  );
  return created.map(({ place, outcome, person }) => {
    const row = byMark.get(ownMarkOf(person));
    return {
      place,
      outcome,
      person_id: row?.id ?? null,
      version_after: row?.version ?? null,
    };
  });
}

async function addChanges(
  { db, companyId }: ImportStep,
  places: Places,
  planned: readonly Planned[],
): Promise<RowResult[]> {
  const changed = planned.filter((row) => row.outcome === 'changed');
  if (changed.length === 0) return [];
  const values = changed.map((row) => ({
    id: row.existing.id,
    ...columnsOf(row.person, places),
    ...filledIn(row),
  }));
  await changeEachPerson(
    db,
    companyId,
    [
      ...(['name', 'sex', 'phone', 'position_id', 'department_id'] as const),
      ...(['email', 'cpf', 'registration_number', 'birth_date', 'hired_on'] as const),
    ],
    values,
  );
  return changed.map((row) => {
    const { id, name, sex, phone, position_id, department_id, version } = row.existing;
    return {
      place: row.place,
      outcome: row.outcome,
      person_id: id,
      before: {
        ...{ name, sex, phone, position_id, department_id, version },
        ...filledBefore(row),
        ...row.before,
      },
      version_after: version + 1,
    };
  });
}

/** Names the managers of those who came in or were put under others. */
async function nameManagers(
  { db, companyId }: ImportStep,
  { byMark }: MetManagers,
  planned: readonly Planned[],
  results: readonly RowResult[],
): Promise<void> {
  const idOf = new Map(results.map(({ place, person_id }) => [place, person_id]));
  const newcomers = new Map(
    planned.flatMap(({ place, ...row }) =>
      row.outcome === 'created' ? [[ownMarkOf(row.person), idOf.get(place)] as const] : [],
    ),
  );
  const named = planned.flatMap((row) => {
    const id = idOf.get(row.place);
    if (row.outcome !== 'created' && row.outcome !== 'changed') return [];
    if (!id || row.person.managers.length === 0) return [];
    if (row.outcome === 'changed' && !row.before) return [];
    const managerIds = row.person.managers.flatMap(
      (mark) => byMark.get(mark)?.id ?? newcomers.get(String(mark)) ?? [],
    );
    return [{ id, managerIds }];
  });
  await nameManagersOfEach(db, companyId, named);
}

const nobodyYet = {
  email: null,
  cpf: null,
  registration_number: null,
  birth_date: null,
  hired_on: null,
};

function columnsOf(person: PersonToImport, { positions, departments }: Places) {
  return {
    name: person.name,
    sex: person.sex,
    phone: person.phone,
    position_id: positions.get(placeKey(person.position)) ?? null,
    department_id: departments.get(placeKey(person.department)) ?? null,
  };
}
