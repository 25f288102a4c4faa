import { addNewPlaces, type ImportedPerson, placeKey } from '@aferir/domain';
import { readCompany } from '../../../db/company-store.ts';
import { takeTurnInCompany } from '../../../db/company-turn.ts';
import { changeEachPerson } from '../../../people/write-people.ts';
import { findExisting, type Places, type PlannedRow, planRow, readPlaces } from './import-plan.ts';
import { readImportRights } from './import-rights.ts';
import type { ImportStep } from './import-step.ts';
import { createImportStore, type RowResult } from './import-store.ts';

/** Rows in one transaction: what it takes to import them holds up nobody for long. */
const rowsAtOnce = 40;

/** How an import stands after some rows. */
export type Standing = 'rows left' | 'done' | 'not allowed';

interface NextRow {
  readonly place: number;
  readonly person: ImportedPerson;
}

/** Imports the next rows. */
export async function importNext(step: ImportStep): Promise<Standing> {
  const { db, companyId, stored } = step;
  const rights = await readImportRights(db, stored.staff_user_id);
  if (!rights.mayAdd) return 'not allowed';
  const rows = await readNext(step);
  if (rows.length > 0) {
    await takeTurnInCompany(db, companyId);
    const people = rows.map(({ person }) => person);
    const existing = await findExisting(db, companyId, people, { isLocked: true });
    const before = await readPlaces(db, companyId);
    const planned = rows.map(({ place, person }) => ({
      place,
      ...planRow(person, existing.get(person.email), before, rights),
    }));
    const places = await addPlaces(step, before, planned);
    const results = [
      ...planned.flatMap((row): RowResult[] => {
        if (row.outcome === 'faulty') return [row];
        if (row.outcome !== 'unchanged') return [];
        return [{ place: row.place, outcome: row.outcome, person_id: row.existing.id }];
      }),
      ...(await addPeople(step, places, planned)),
      ...(await addChanges(step, places, planned)),
    ];
    const store = createImportStore(db, companyId);
    await store.setResults(stored.id, results);
    await store.count(
      stored.id,
      results.map(({ outcome }) => outcome),
    );
  }
  return rows.length === rowsAtOnce ? 'rows left' : 'done';
}

async function readNext({ db, companyId, stored }: ImportStep): Promise<NextRow[]> {
  const rows = await db
    .selectFrom('employee_import_row')
    .select(['place', 'person'])
    .where('company_id', '=', companyId)
    .where('import_id', '=', stored.id)
    .where('outcome', 'is', null)
    .orderBy('place')
    .limit(rowsAtOnce)
    .execute();
  return rows.flatMap(({ place, person }) => (person ? [{ place, person }] : []));
}

type Planned = PlannedRow & { readonly place: number };

/** Adds the positions and departments that the rows name and the company lacks. */
async function addPlaces(
  { db, companyId, stored }: ImportStep,
  before: Places,
  planned: readonly Planned[],
): Promise<Places> {
  const coming = planned.flatMap((row) =>
    row.outcome === 'created' || row.outcome === 'changed' ? [row.person] : [],
  );
  const missing = (kind: 'position' | 'department', known: ReadonlyMap<string, number>) =>
    addNewPlaces(
      new Map(),
      coming.map((person) => person[kind]),
      known,
    );
  const note = async (kind: 'position' | 'department', added: { id: number; name: string }[]) => {
    if (added.length === 0) return;
    await db
      .insertInto('employee_import_place')
      .values(
        added.map(({ id, name }) => ({
          company_id: companyId,
          import_id: stored.id,
          kind,
          place_id: id,
          name,
        })),
      )
      .execute();
  };

  const positions = new Map(before.positions);
  const newPositions = [...missing('position', positions).values()];
  if (newPositions.length > 0) {
    const added = await db
      .insertInto('position')
      .values(newPositions.map((name) => ({ company_id: companyId, name })))
      .returning(['id', 'name'])
      .execute();
    for (const { id, name } of added) positions.set(placeKey(name), id);
    await note('position', added);
  }

  const departments = new Map(before.departments);
  if (missing('department', departments).size > 0) {
    const root = await findRoot(db, companyId);
    const parent = root ?? (await addRoot(db, companyId));
    if (!root) {
      await note('department', [parent]);
      departments.set(placeKey(parent.name), parent.id);
    }
    const wanted = [...missing('department', departments).values()];
    const added =
      wanted.length === 0
        ? []
        : await db
            .insertInto('department')
            .values(wanted.map((name) => ({ company_id: companyId, name, parent_id: parent.id })))
            .returning(['id', 'name'])
            .execute();
    for (const { id, name } of added) departments.set(placeKey(name), id);
    await note('department', added);
  }
  return { positions, departments };
}

function findRoot(db: ImportStep['db'], companyId: number) {
  return db
    .selectFrom('department')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('parent_id', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

async function addRoot(db: ImportStep['db'], companyId: number) {
  const { trade_name: name } = await readCompany(db, companyId);
  return db
    .insertInto('department')
    .values({ company_id: companyId, name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
}

async function addPeople(
  { db, companyId }: ImportStep,
  places: Places,
  planned: readonly Planned[],
): Promise<RowResult[]> {
  const created = planned.filter((row) => row.outcome === 'created');
  if (created.length === 0) return [];
  const added = await db
    .insertInto('person')
    .values(
      created.map(({ person }) => ({
        company_id: companyId,
        email: person.email,
        ...columnsOf(person, places),
      })),
    )
    .returning(['id', 'email', 'version'])
    .execute();
  const byEmail = new Map(added.map((row) => [row.email, row]));
  return created.map(({ place, outcome, person }) => {
    const row = byEmail.get(person.email);
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
  const values = changed.map(({ person, existing }) => ({
    id: existing.id,
    ...columnsOf(person, places),
  }));
  await changeEachPerson(
    db,
    companyId,
    ['name', 'sex', 'phone', 'position_id', 'department_id'],
    values,
  );
  return changed.map(({ place, outcome, existing }) => {
    const { id, email: _email, ...before } = existing;
    return { place, outcome, person_id: id, before, version_after: before.version + 1 };
  });
}

function columnsOf(person: ImportedPerson, { positions, departments }: Places) {
  return {
    name: person.name,
    sex: person.sex,
    phone: person.phone,
    position_id: positions.get(placeKey(person.position)) ?? null,
    department_id: departments.get(placeKey(person.department)) ?? null,
  };
}
