import {
  choiceProblem,
  findManagerBelow,
  hiringDayProblem,
  isNamedApart,
  type Language,
} from '@aferir/domain';
import type { OperationContext } from '../../operation/context.ts';
import { findForSave, found, type SavedRecord } from '../../operation/find-for-change.ts';
import { endSessionsOf } from '../../operation/sessions/session-tokens.ts';
import { takeTurnInCompany } from '../../platform/db/company-turn.ts';
import { loadManagementStructure } from '../../platform/db/management-structure.ts';
import { conflict, conflictField, invalidField } from '../../platform/errors/failures.ts';
import type { ImageChange, StoredImages } from '../../shared/images/stored-images.ts';
import { forgetMailsTo } from '../../shared/mail/forget-person.ts';
import type { MailServices } from '../../shared/mail/mailer.ts';
import type { PersonLeft, PersonReturned, PersonTies } from '../feature.ts';
import { activatePerson, deactivatePerson } from './activity-service.ts';
import {
  createEmployeeStore,
  type EmployeeColumns,
  type EmployeeRecord,
  type EmployeeStore,
} from './employee-store.ts';
import { employeesMessages as texts } from './employees-messages.ts';
import { followAddress } from './follow-address.ts';

/** An employee as they come in. */
export interface SavedEmployee extends SavedRecord {
  readonly columns: EmployeeColumns;
  readonly isActive: boolean;
  /** The managers named for the person; undefined leaves them. */
  readonly managerIds: readonly number[] | undefined;
}

/** What saving an employee takes. */
export interface EmployeeServices extends MailServices {
  readonly personLeft: readonly PersonLeft[];
  readonly personReturned: readonly PersonReturned[];
  readonly images: StoredImages;
}

/** Creates or changes an employee; tells the id. */
export async function saveEmployeeOf(
  context: OperationContext,
  given: SavedEmployee,
  { personLeft, personReturned, images, mailer }: EmployeeServices,
): Promise<number> {
  const { db, company, audit, now } = context;
  const { columns, managerIds } = given;
  await takeTurnInCompany(db, company.id);
  const store = createEmployeeStore(db, company.id);
  const current = await findForSave(store, given, texts.changedMeanwhile);
  if (current?.anonymized_at) throw conflict(texts.alreadyAnonymized);
  requireHiringAfterBirth(columns, current, now);
  await requirePlaces(store, columns, current);
  requireMark(columns, current);
  requireOffered(columns, current, company.languages);
  await requireOwnMarks(store, given);
  await requireManagers(context, store, { current, given });
  await images.exchange(context, photoChange(current?.photo_url ?? null, columns.photo_url));

  const id = current ? current.id : await store.insert(columns, given.isActive);
  if (current) {
    const { email } = columns;
    // Who came in by the former one may be somebody else.
    if (losesSignInMark(columns, current)) {
      await endSessionsOf(db, { realm: 'employee', id }, 'address-changed', now);
    }
    const former = email === null ? {} : await followAddress({ mailer }, context, current, email);
    const isStored = await store.update(id, current.version, { ...columns, ...former });
    if (!isStored) throw conflict(texts.changedMeanwhile);
  }
  if (managerIds) await store.setManagers(id, managerIds);
  await audit({
    action: current ? 'person.changed' : 'person.created',
    personId: id,
    details: { positionId: columns.position_id, departmentId: columns.department_id },
  });
  if (current && current.is_active !== given.isActive) {
    if (given.isActive) await activatePerson(personReturned, context, id);
    else await deactivatePerson(personLeft, context, id);
  }
  return id;
}

/** Deletes an employee to whom nothing refers. */
export async function deleteEmployeeOf(
  context: OperationContext,
  id: number,
  { personTies, images }: { personTies: readonly PersonTies[]; images: StoredImages },
): Promise<void> {
  const { db, company, audit } = context;
  const store = createEmployeeStore(db, company.id, personTies);
  await store.lock(id);
  const person = found(await store.find(id));
  if (person.has_ties) throw conflict(texts.hasTies);
  await images.exchange(context, photoChange(person.photo_url, null));
  await forgetMailsTo(db, company.id, [id]);
  await store.delete(id);
  await audit({ action: 'person.deleted', subject: { kind: 'person', id } });
}

/** Who has no e-mail is known by a number or the CPF. One that is there is not taken away: links and sessions go by it. */
function requireMark(columns: EmployeeColumns, current: EmployeeRecord | undefined): void {
  const { email } = columns;
  if (email !== null) return;
  if (current?.email) throw invalidField('dsEmail', texts.emailInvalid);
  const { registration_number: registrationNumber, cpf } = { ...current, ...columns };
  if (!isNamedApart({ email, registrationNumber, cpf })) {
    throw invalidField('dsEmail', texts.emailOrMark);
  }
}

function requireOffered(
  { language }: EmployeeColumns,
  current: EmployeeRecord | undefined,
  offered: readonly Language[],
): void {
  if (language === undefined) return;
  const problem = choiceProblem(language, { offered, current: current?.language ?? null });
  if (problem) throw invalidField('cdIdioma', problem);
}

/** Whether a CPF or number that the person signs in by goes or becomes another one. */
function losesSignInMark(columns: EmployeeColumns, current: EmployeeRecord): boolean {
  const marks = ['cpf', 'registration_number'] as const;
  return marks.some((mark) => {
    const [former, next] = [current[mark], columns[mark]];
    return former !== null && next !== undefined && next !== former;
  });
}

/** What names one person alone is no colleague's. */
async function requireOwnMarks(
  store: EmployeeStore,
  { id, columns: { email, registration_number: number, cpf } }: SavedEmployee,
): Promise<void> {
  if (email && (await store.isTaken('email', email, id))) {
    throw conflictField('dsEmail', texts.emailTaken);
  }
  if (number && (await store.isTaken('registration_number', number, id))) {
    throw conflictField('cdPessoaCliente', texts.registrationNumberTaken);
  }
  if (cpf && (await store.isTaken('cpf', cpf, id))) {
    throw conflictField('nrCpf', texts.cpfTaken);
  }
}

function requireHiringAfterBirth(
  columns: EmployeeColumns,
  current: EmployeeRecord | undefined,
  now: Date,
): void {
  if (columns.hired_on === undefined && columns.birth_date === undefined) return;
  const { hired_on: day, birth_date: bornOn } = { ...current, ...columns };
  const problem = day ? hiringDayProblem(day, now, bornOn) : undefined;
  if (problem !== undefined) throw invalidField('dtAdmissao', problem);
}

async function requirePlaces(
  store: EmployeeStore,
  { position_id, department_id }: EmployeeColumns,
  current: EmployeeRecord | undefined,
): Promise<void> {
  if (current?.position_id !== position_id && !(await store.has('position', position_id))) {
    throw invalidField('idOrganogramaCargo', texts.unknownPosition);
  }
  if (current?.department_id !== department_id && !(await store.has('department', department_id))) {
    throw invalidField('idOrganogramaNo', texts.unknownDepartment);
  }
}

/** Who is already named may be inactive by now; nobody else may, and nobody ends up above themselves. */
async function requireManagers(
  { db, company }: OperationContext,
  store: EmployeeStore,
  { current, given }: { current: EmployeeRecord | undefined; given: SavedEmployee },
): Promise<void> {
  const before = new Set(current?.managers.map(({ id }) => id));
  const ids = given.managerIds ?? [...before];
  if (given.id !== 0 && ids.includes(given.id)) {
    throw invalidField('idsGestores', texts.ownManager);
  }
  const managers = await store.findActive(ids);
  const known = new Set(managers.map(({ id }) => id));
  if (ids.some((id) => !known.has(id) && !before.has(id))) {
    throw invalidField('idsGestores', texts.unknownManager);
  }
  const { department_id: departmentId } = given.columns;
  const isSame = ids.length === before.size && ids.every((id) => before.has(id));
  if (!current || (isSame && departmentId === current.department_id)) return;
  const structure = await loadManagementStructure(db, company.id);
  const below = findManagerBelow(structure, { id: current.id, departmentId }, managers);
  if (below === undefined) return;
  const [manager] = await store.findActive([below]);
  const field = managers.length > 0 ? 'idsGestores' : 'idOrganogramaNo';
  throw conflictField(field, texts.managerBelow(manager?.name ?? ''));
}

function photoChange(current: string | null, given: string | null | undefined): ImageChange {
  return { field: 'urlFoto', shownBy: 'person', current, given };
}
