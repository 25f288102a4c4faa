import { importMarksOf, normalizeSearchText, sameRegistrationNumbers } from '@aferir/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import { searchable } from '../../platform/db/search-expression.ts';
import { hasWords } from '../../platform/db/whole-words.ts';
import type { PersonForgotten } from '../feature.ts';
import { employeesMessages as texts } from './employees-messages.ts';

/**
 * Forgets the rows of imports that a person came in with or was to, told by name alone where nobody else is called so; the
 * person where rows of others name them as a manager, who started an import, and whom undoing one has left. Other managers
 * of a row stay, and it says that one is missing.
 */
export const forgetImported: PersonForgotten = async (
  { db, company },
  { id, name, anonymous, addresses, staffUserIds, cpf, registrationNumber },
) => {
  for (const kept of sentences) {
    await sql`update employee_import as one
      set kept = (kept - ${kept(name)}::text) || to_jsonb(${kept(anonymous)}::text)
      where company_id = ${company.id} and kept ? ${kept(name)} and ${mayBeOf(id)}`.execute(db);
  }
  const numbers = registrationNumber === null ? [] : sameRegistrationNumbers(registrationNumber);
  await db
    .deleteFrom('employee_import_row')
    .where('company_id', '=', company.id)
    .where(({ or, eb }) =>
      or([
        eb('person_id', '=', id),
        eb(sql<string>`lower(btrim(texts ->> 'e-mail'))`, '=', anyOf(addresses)),
        eb(sql<string>`btrim(texts ->> 'matrícula')`, '=', anyOf(numbers)),
        eb(
          sql<string>`lpad(regexp_replace(texts ->> 'CPF', '\\D', '', 'g'), 11, '0')`,
          '=',
          anyOf(cpf === null ? [] : [cpf]),
        ),
        isOnlyOneNamed({ id, name }),
      ]),
    )
    .execute();
  const isMeant = isMeantBy({ name, addresses });
  const marksOfPerson = importMarksOf({ cpf, registrationNumber });
  const others = sql`select part.named from unnest(string_to_array(texts ->> 'gestor', ';'))
    with ordinality as part (named, place) where not ${isMeant(sql`part.named`)} order by part.place`;
  // A mark that is no id may be the address by which they were about to come in.
  const marks = sql`select case when (${isMeant(sql`mark #>> '{}'`)} or mark #>> '{}' = any(${marksOfPerson})) and jsonb_typeof(mark) = 'string'
    then to_jsonb(${id}::bigint) else mark end
    from jsonb_array_elements(person -> 'managers') with ordinality as given (mark, place)
    order by place`;
  await sql`update employee_import_row as row
    set texts = texts || jsonb_build_object('gestor', btrim(array_to_string(array(${others}), ';'))),
      person = case when jsonb_typeof(person -> 'managers') = 'array'
        then person || jsonb_build_object('managers', to_jsonb(array(${marks}))) else person end,
      reason = case when outcome = 'faulty' and ${hasWords(searchable(sql`reason`), { words: normalizeSearchText(name) })}
        then ${texts.managerForgotten} else reason end
    where company_id = ${company.id} and exists (
      select from unnest(string_to_array(texts ->> 'gestor', ';')) as named where ${isMeant(sql`named`)})`.execute(
    db,
  );
  await db
    .updateTable('employee_import')
    .set({ user_name: anonymous })
    .where('company_id', '=', company.id)
    .where('staff_user_id', '=', anyOf(staffUserIds))
    .execute();
};

/** Whether an import may have left a person: it has a row of theirs, or none any more by which it could be told. */
function mayBeOf(personId: number): RawBuilder<SqlBool> {
  const rows = sql`select from employee_import_row as row
    where row.company_id = one.company_id and row.import_id = one.id`;
  return sql`(exists (${rows} and row.person_id = ${personId}) or not exists (${rows}))`;
}

/** Whether a row without an address has the name of a person that nobody else of the company has. */
function isOnlyOneNamed({ id, name }: { id: number; name: string }): RawBuilder<SqlBool> {
  const words = normalizeSearchText(name);
  const folded = searchable(sql<string>`btrim(regexp_replace(texts ->> 'nome', '\\s+', ' ', 'g'))`);
  return sql`(person_id is null and coalesce(texts ->> 'e-mail', '') not like '%@%' and ${folded} = ${words}
    and not exists (select from person as other where other.company_id = employee_import_row.company_id
      and other.search_name = ${words} and other.id <> ${id}))`;
}

/** Whether what a cell names as a manager is a person: by address or name, and by a name of several words among others. */
function isMeantBy({ name, addresses }: { name: string; addresses: readonly string[] }) {
  const words = normalizeSearchText(name);
  return (named: RawBuilder<unknown>): RawBuilder<SqlBool> => {
    const folded = searchable(sql<string>`btrim(regexp_replace(${named}, '\\s+', ' ', 'g'))`);
    const isWhole = sql`(${folded} = ${words} or lower(btrim(${named})) = any(${addresses}))`;
    if (!words.includes(' ')) return sql`${isWhole}`;
    return sql`(${isWhole} or (${hasWords(folded, { words })} and not exists (
      select from person where person.company_id = row.company_id and person.search_name = ${folded})))`;
  };
}

/** What is told by name of those whom undoing an import has left. */
const sentences = [
  texts.keptPerson,
  texts.keptBelowOwn,
  texts.lacksRemoval,
  texts.lacksRestoring,
] as const;
