import { sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { hasWords, replaceWords } from '../../platform/db/whole-words.ts';
import { escapeHtml } from '../../platform/html.ts';

/** Forgets the mails to people who are being deleted. */
export async function forgetMailsTo(
  db: Db,
  companyId: number,
  personIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('mail_message')
    .where('company_id', '=', companyId)
    .where('person_id', '=', anyOf(personIds))
    .execute();
}

/** Somebody who becomes anonymous. */
export interface ForgottenAddressee {
  readonly id: number;
  readonly name: string;
  readonly anonymous: string;
  readonly addresses: readonly string[];
}

/**
 * Forgets the mails to a person and to their addresses; those to others name nobody any more. Who has the same name keeps it
 * in whatever was mailed to them, and who has a longer one wherever that stands.
 */
export async function forgetMailsOf(
  db: Db,
  companyId: number,
  { id, name, anonymous, addresses }: ForgottenAddressee,
): Promise<void> {
  await db
    .deleteFrom('mail_message')
    .where('company_id', '=', companyId)
    .where(({ or, eb, fn }) =>
      or([eb('person_id', '=', id), eb(fn<string>('lower', ['recipient']), '=', anyOf(addresses))]),
    )
    .execute();
  const others = await db
    .selectFrom('person')
    .select(['id', 'name', 'email'])
    .where('company_id', '=', companyId)
    .where('id', '!=', id)
    .where(({ ref }) => hasWords(ref('name'), { words: name }))
    .execute();
  const except = others.map((other) => other.name);
  const namesakes = others.filter((other) => other.name === name);
  const inText = { words: name, except };
  const inHtml = { words: escapeHtml(name), except: except.map(escapeHtml) };
  await db
    .updateTable('mail_message')
    .set(({ ref }) => ({
      subject: replaceWords(ref('subject'), inText, anonymous),
      text: replaceWords(ref('text'), inText, anonymous),
      html: replaceWords(ref('html'), inHtml, anonymous),
    }))
    .where('company_id', '=', companyId)
    .where(sql<boolean>`position(${name} in subject || ' ' || text) > 0`)
    .where(({ or, and, eb, fn, not }) =>
      and([
        or([
          eb('person_id', 'is', null),
          not(eb('person_id', '=', anyOf(namesakes.map((other) => other.id)))),
        ]),
        not(
          eb(
            fn<string>('lower', ['recipient']),
            '=',
            anyOf(namesakes.flatMap(({ email }) => email ?? [])),
          ),
        ),
      ]),
    )
    .execute();
}
