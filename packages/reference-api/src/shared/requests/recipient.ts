import type { OperationContext } from '../../operation/context.ts';
import { found } from '../../operation/find-for-change.ts';
import { conflict } from '../../platform/errors/failures.ts';

/** A person whom a request could be sent to. */
export interface AskedPerson {
  id: number;
  name: string;
  /** Null or empty for none: nothing is mailed. */
  email: string | null;
  /** The one that they have chosen; null: none. */
  language: string | null;
}

/** A person whom mail reaches. */
export interface Recipient extends AskedPerson {
  email: string;
}

/** A person with the address a request goes to this time, which may be another than the own one. */
export interface AddressedRecipient extends Recipient {
  ownEmail: string | null;
}

/** Why a person gets no request. */
export interface RecipientMessages {
  readonly inactivePerson: string;
  readonly noEmail: string;
}

/** Finds whom a request is made for: an active person, with an address or without. */
export async function findAsked(
  { db, company }: Pick<OperationContext, 'db' | 'company'>,
  personId: number,
  messages: Pick<RecipientMessages, 'inactivePerson'>,
): Promise<AskedPerson> {
  const person = found(
    await db
      .selectFrom('person')
      .select(['id', 'name', 'email', 'language', 'is_active'])
      .where('company_id', '=', company.id)
      .where('id', '=', personId)
      .executeTakeFirst(),
  );
  if (!person.is_active) throw conflict(messages.inactivePerson);
  const { id, name, email, language } = person;
  return { id, name, email, language };
}

/**
 * Finds whom a request is mailed to: an active person with an address. Another address than the own is
 * good for it too.
 */
export async function findRecipient(
  context: Pick<OperationContext, 'db' | 'company'>,
  personId: number,
  messages: RecipientMessages,
  otherAddress: string | null = null,
): Promise<AddressedRecipient> {
  const person = await findAsked(context, personId, messages);
  const email = otherAddress ?? person.email;
  if (!email) throw conflict(messages.noEmail);
  return { ...person, email, ownEmail: person.email };
}
