import { normalizeSearchText } from '@aferir/domain';
import type { OperationContext } from '../../operation/context.ts';
import { found } from '../../operation/find-for-change.ts';
import { endLinksOfPerson } from '../../operation/links/end-links-of-person.ts';
import { conflict, invalidField } from '../../platform/errors/failures.ts';
import type { StoredImages } from '../../shared/images/stored-images.ts';
import { forgetMailsOf } from '../../shared/mail/forget-person.ts';
import { changePasswords, changePeople, nameNobody } from '../../shared/people/write-people.ts';
import type { ForgottenPerson, PersonForgotten, PersonLeft } from '../feature.ts';
import { deactivatePerson } from './activity-service.ts';
import { createEmployeeStore, type EmployeeRecord } from './employee-store.ts';
import { employeesMessages as texts } from './employees-messages.ts';

/** What anonymizing takes of the features. */
export interface AnonymizationPorts {
  readonly personLeft: readonly PersonLeft[];
  readonly personForgotten: readonly PersonForgotten[];
  readonly images: StoredImages;
}

/** Whom it is about, named once more by who asks for it. */
export interface NamedPerson {
  readonly id: number;
  readonly name: string;
}

/**
 * Erases what names a person. Answers and scores stay where they count, as somebody's; so does the department, which figures
 * are told by, but no position, which may be one person's alone. Tells what stands in place of the name.
 */
export async function anonymizePerson(
  context: OperationContext,
  { id, name }: NamedPerson,
  { personLeft, personForgotten, images }: AnonymizationPorts,
): Promise<string> {
  const { db, company, audit, now } = context;
  const store = createEmployeeStore(db, company.id);
  // First, as it takes the company's turn, which comes before any person.
  await deactivatePerson(personLeft, context, id);
  const person = found(await store.find(id));
  if (person.anonymized_at !== null) throw conflict(texts.alreadyAnonymized);
  if (normalizeSearchText(name) !== normalizeSearchText(person.name)) {
    throw invalidField('nmPessoa', texts.otherName);
  }
  const forgotten = await describe(context, person);
  await images.exchange(context, {
    field: 'urlFoto',
    shownBy: 'person',
    current: person.photo_url,
    given: null,
  });
  for (const forget of personForgotten) await forget(context, forgotten);
  // After the features, which may still have mailed that something has ended.
  await forgetMailsOf(db, company.id, forgotten);
  await endLinksOfPerson(db, { companyId: company.id, ...forgotten }, now);
  await nameNobody(db, { companyId: company.id, personId: id });
  // Before they are anonymous: nobody who is has one.
  await changePasswords(db, { password_hash: null, must_change_password: false })
    .where('company_id', '=', company.id)
    .where('id', '=', id)
    .execute();
  await changePeople(db, company.id, { ...nobody, name: forgotten.anonymous, anonymized_at: now })
    .where('id', '=', id)
    .execute();
  await audit({ action: 'person.anonymized', personId: id });
  return forgotten.anonymous;
}

async function describe(
  { db, company }: OperationContext,
  { id, name, email, former_email: former, cpf, registration_number }: EmployeeRecord,
): Promise<ForgottenPerson> {
  const users = await db
    .selectFrom('staff_user')
    .select(['id', 'login', 'deleted_at'])
    .where('company_id', '=', company.id)
    .where(({ or, eb }) => or([eb('person_id', '=', id), eb('former_person_id', '=', id)]))
    .execute();
  const user = users.find(({ deleted_at }) => deleted_at === null);
  const addresses = [email, former, user?.login].flatMap((address) => address ?? []);
  return {
    id,
    name,
    addresses,
    cpf,
    registrationNumber: registration_number,
    anonymous: texts.anonymousName(id),
    staffUserId: user?.id,
    staffUserIds: users.map((one) => one.id),
  };
}

const nobody = {
  registration_number: null,
  cpf: null,
  email: null,
  former_email: null,
  email_changed_at: null,
  former_email_hash: null,
  sex: null,
  phone: null,
  birth_date: null,
  hired_on: null,
  photo_url: null,
  language: null,
  position_id: null,
} as const;
