import { addNewDepartments, addNewPlaces } from '@aferir/domain';
import type { ReadingNote } from '@aferir/spreadsheet';
import { asStaff, type DetachedContext, type Services } from '../../../operation/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import type { PersonToImport } from '../employees-tables.ts';
import { createChangeList, type ForecastLists, type RefusedRow } from './forecast-changes.ts';
import { createNearPlaces, type NearPlace } from './forecast-near-places.ts';
import {
  createRowPlanner,
  leavesWithoutEmail,
  putsElsewhere,
  type Whereabouts,
  whereaboutsIn,
} from './import-plan.ts';
import { type ImportRights, readImportRights } from './import-rights.ts';
import { readManagers } from './met-managers.ts';
import { findExisting } from './met-people.ts';
import { readPlaces } from './met-places.ts';
import { portionsOf } from './portions.ts';
import { type ReadRow, readUpload, toReadOrder, type Upload } from './read-upload.ts';
import { findManagers, managerFaultText, namesManagers, toManagedRow } from './sheet-managers.ts';
import { takeReading } from './take-reading.ts';

/** What an import would do. */
export interface ImportForecast extends ForecastLists {
  readonly counts: Readonly<Record<'created' | 'changed' | 'unchanged' | 'faulty', number>>;
  /** Of those whom it would add or change who would have no e-mail. */
  readonly withoutEmail: number;
  readonly newPositions: readonly string[];
  readonly newDepartments: readonly string[];
  readonly nearPlaces: readonly NearPlace[];
  readonly rights: ImportRights;
  readonly notes: readonly ReadingNote[];
}

/** Tells what an import would do, and does nothing. */
export async function forecastImport(
  { throttle }: Pick<Services, 'throttle'>,
  { company, actor, now, left, inTransaction }: DetachedContext,
  upload: Upload,
): Promise<ImportForecast> {
  const order = toReadOrder(upload, now);
  const { staffUserId } = asStaff(actor);
  await takeReading(throttle, company.id, staffUserId);
  const sheet: ReadRow[] = [];
  const notes = await readUpload(order, left(), async (rows) => void sheet.push(...rows));
  const lines = new Map<number, number>();
  let withoutEmail = 0;
  const counts = { created: 0, changed: 0, unchanged: 0, faulty: 0 };
  const newPositions = new Map<string, string>();
  const newDepartments = new Map<string, string>();
  const changes = createChangeList();
  const nearPlaces = createNearPlaces();
  const rights = await inTransaction(({ db }) => readImportRights(db, staffUserId));
  const { coming, refused } = await inTransaction(({ db }) => sortOut(db, company.id, sheet));
  counts.faulty = sheet.length - coming.length;
  for (const one of refused) changes.refuse(one);
  const namesSomebody = coming.some(({ person }) => person.managers.length > 0);
  const plain = whereaboutsIn();
  let whereabouts: Whereabouts | undefined;
  for (const portion of portionsOf(coming)) {
    left().throwIfAborted();
    await inTransaction(async ({ db }) => {
      const people = portion.map(({ person }) => person);
      const places = await readPlaces(db, company.id);
      const existing = await findExisting(db, company.id, people, { isLocked: false });
      const managers = await readManagers(db, company.id, people, existing);
      const met = { existing, places, managers, rights, lines };
      // Once, whole: what rows have done counts for all behind them.
      if (!whereabouts && (namesSomebody || putsElsewhere(people, met))) {
        whereabouts = whereaboutsIn(await loadManagementStructure(db, company.id), plain.newcomers);
      }
      const plan = createRowPlanner(met, whereabouts ?? plain);
      const planned = portion.map(({ line, person }) => ({
        line,
        person,
        row: plan(person, line),
      }));
      for (const { line, person, row } of planned) {
        counts[row.outcome] += 1;
        if (leavesWithoutEmail(row)) withoutEmail += 1;
        if (row.outcome === 'faulty') {
          changes.refuse({ line, name: person.name, field: row.field, reason: row.reason });
        }
        if (row.outcome === 'changed') changes.add(line, row, places);
        nearPlaces.count(person, places);
      }
      // What a row that stays out names is made by nobody; what may not be made is told all the same.
      const naming = (mayAdd: boolean) =>
        planned.filter(({ row }) => row.outcome !== 'faulty' || !mayAdd);
      addNewPlaces(
        newPositions,
        naming(rights.mayAddPositions).map(({ person }) => person.position),
        places.positions,
      );
      addNewDepartments(
        newDepartments,
        naming(rights.mayAddDepartments).map(({ person }) => person.department),
        { known: places.departments, company: company.trade_name },
      );
    });
  }
  const lists = await inTransaction(({ db }) =>
    changes.finish(db, company.id, {
      newcomers: plain.newcomers,
      all: upload.tpAlteracoes === 'todas',
    }),
  );
  return {
    ...lists,
    counts,
    withoutEmail,
    newPositions: [...newPositions.values()],
    newDepartments: [...newDepartments.values()],
    nearPlaces: await nearPlaces.finish(left()),
    rights,
    notes,
  };
}

interface Coming {
  readonly line: number;
  readonly person: PersonToImport;
}

/** The people of good rows, with the managers who were found for them, in the order in which they come in; and whose managers can't be theirs. */
async function sortOut(
  db: Db,
  companyId: number,
  sheet: readonly ReadRow[],
): Promise<{ coming: Coming[]; refused: RefusedRow[] }> {
  const rows = sheet.map(toManagedRow);
  const coming: Coming[] = [];
  const refused: RefusedRow[] = [];
  if (!namesManagers(rows)) {
    for (const { line, person } of sheet) if (person) coming.push({ line, person });
    return { coming, refused };
  }
  const { found, order } = await findManagers(db, companyId, rows);
  for (const place of order) {
    const { line = 0, person } = sheet[place] ?? {};
    const { marks, fault } = found[place] ?? {};
    if (!person) continue;
    if (marks) coming.push({ line, person: { ...person, managers: marks } });
    else if (fault) {
      const reason = managerFaultText(fault);
      refused.push({ line, name: person.name, field: 'gestor', reason });
    }
  }
  return { coming, refused };
}
