import { sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { escapeHtml } from '../../platform/html.ts';

/** Forgets the mails to a person, who is being deleted. */
export async function forgetMailsTo(
  db: Db,
  { companyId, personId }: { companyId: number; personId: number },
): Promise<void> {
  await db
    .deleteFrom('mail_message')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .execute();
}

/** Somebody who becomes anonymous. */
export interface ForgottenAddressee {
  readonly id: number;
  readonly name: string;
  readonly anonymous: string;
  readonly addresses: readonly string[];
}

/** Forgets the mails to a person and to their addresses; those to others name nobody any more. */
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
  const without = (column: 'subject' | 'text' | 'html', text: string) =>
    sql<string>`regexp_replace(${sql.ref(column)}, ${wholeWords(text)}, ${anonymous}, 'g')`;
  await db
    .updateTable('mail_message')
    .set({
      subject: without('subject', name),
      text: without('text', name),
      html: without('html', escapeHtml(name)),
    })
    .where('company_id', '=', companyId)
    .where(sql<boolean>`position(${name} in subject || ' ' || text) > 0`)
    .execute();
}

/** A pattern of the database for a text that stands by itself. */
function wholeWords(text: string): string {
  const literal = text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
  return `(?<![[:alnum:]])${literal}(?![[:alnum:]])`;
}
