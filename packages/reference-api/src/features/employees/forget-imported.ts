import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { PersonForgotten } from '../feature.ts';
import { employeesMessages as texts } from './employees-messages.ts';

/**
 * Forgets the rows of imports that a person came in with or was to, where rows of others name them as a manager, who
 * started an import, and whom undoing one has left.
 */
export const forgetImported: PersonForgotten = async (
  { db, company },
  { id, name, anonymous, addresses, staffUserId },
) => {
  const marks = [name.toLowerCase(), ...addresses];
  const namesAsManager: RawBuilder<boolean> = sql`exists (
    select from unnest(${marks}::text[]) as mark
    where position(mark in lower(employee_import_row.texts ->> 'gestor')) > 0)`;
  await db
    .deleteFrom('employee_import_row')
    .where('company_id', '=', company.id)
    .where(({ or, and, eb }) =>
      or([
        eb('person_id', '=', id),
        eb(sql<string>`lower(texts ->> 'e-mail')`, '=', anyOf(addresses)),
        and([eb('outcome', '=', 'faulty'), namesAsManager]),
      ]),
    )
    .execute();
  await sql`update employee_import_row
    set texts = texts || '{"gestor": ""}', person = person || '{"managers": []}'
    where company_id = ${company.id} and ${namesAsManager}`.execute(db);
  if (staffUserId !== undefined) {
    await db
      .updateTable('employee_import')
      .set({ user_name: anonymous })
      .where('company_id', '=', company.id)
      .where('staff_user_id', '=', staffUserId)
      .execute();
  }
  for (const kept of sentences) {
    await sql`update employee_import
      set kept = (kept - ${kept(name)}::text) || to_jsonb(${kept(anonymous)}::text)
      where company_id = ${company.id} and kept ? ${kept(name)}`.execute(db);
  }
};

/** What is told by name of those whom undoing an import has left. */
const sentences = [
  texts.keptPerson,
  texts.keptBelowOwn,
  texts.lacksRemoval,
  texts.lacksRestoring,
] as const;
