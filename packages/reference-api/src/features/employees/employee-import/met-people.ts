import {
  importMarksOf,
  type MarksOfPerson,
  type MetByMarks,
  meetByMarks,
  registrationKey,
  sameRegistrationNumbers,
} from '@aferir/domain';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PersonBefore, PersonToImport } from '../employees-tables.ts';

/** Somebody of the company whom a row means. */
export interface ExistingPerson extends Omit<PersonBefore, FilledColumn>, FilledIn {
  readonly id: number;
}

/** What stays where a row tells nothing; what names a person apart stays in any case. */
export type FilledIn = Readonly<Record<FilledColumn, string | null>>;

const FILLED = ['email', 'cpf', 'registration_number', 'birth_date', 'hired_on'] as const;

type FilledColumn = (typeof FILLED)[number];

/** Whom rows mean, by what is told in them. */
export type MetPeople = ReadonlyMap<PersonToImport, MetByMarks<ExistingPerson>>;

/** Finds whom some rows mean, and keeps them as they are until the transaction ends. */
export async function findExisting(
  db: Db,
  companyId: number,
  people: readonly PersonToImport[],
  { isLocked }: { isLocked: boolean },
): Promise<MetPeople> {
  const emails = people.flatMap(({ email }) => email ?? []);
  const cpfs = people.flatMap(({ cpf }) => cpf ?? []);
  const numbers = people.flatMap(({ registrationNumber }) =>
    registrationNumber === null ? [] : sameRegistrationNumbers(registrationNumber),
  );
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name', 'sex', 'email', 'phone', 'birth_date', 'hired_on'])
    .select(['cpf', 'registration_number', 'position_id', 'department_id', 'version'])
    .where('company_id', '=', companyId)
    .where(({ eb, or }) =>
      or([
        eb('email', '=', anyOf(emails)),
        ...(cpfs.length > 0 ? [eb('cpf', '=', anyOf(cpfs))] : []),
        ...(numbers.length > 0 ? [eb('registration_number', '=', anyOf(numbers))] : []),
      ]),
    )
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .execute();
  const byMark = new Map<string, Candidate[]>();
  for (const row of rows) {
    const { email, cpf, registration_number: registrationNumber } = row;
    const candidate = { email, cpf, registrationNumber, row };
    for (const mark of importMarksOf(candidate, registrationKey)) {
      byMark.set(mark, [...(byMark.get(mark) ?? []), candidate]);
    }
  }
  return new Map(
    people.map((person): [PersonToImport, MetByMarks<ExistingPerson>] => {
      const marks = importMarksOf(person, registrationKey);
      const having = new Set(marks.flatMap((mark) => byMark.get(mark) ?? []));
      const { known, conflict } = meetByMarks(person, [...having]);
      if (known) return [person, { known: known.row }];
      return [person, conflict ? { conflict } : {}];
    }),
  );
}

interface Candidate extends MarksOfPerson {
  readonly row: ExistingPerson;
}

/** What a row leaves: its days, or those that are known, and of what names a person apart what is known, or its own. */
export function filledIn({
  person,
  existing,
}: {
  readonly person: PersonToImport;
  readonly existing: FilledIn;
}): FilledIn {
  return {
    email: existing.email ?? person.email,
    cpf: existing.cpf ?? person.cpf,
    registration_number: existing.registration_number ?? person.registrationNumber,
    birth_date: person.birthDate ?? existing.birth_date,
    hired_on: person.hiredOn ?? existing.hired_on,
  };
}

/** Of what a row fills in or changes there, how it was before. */
export function filledBefore(row: {
  readonly person: PersonToImport;
  readonly existing: FilledIn;
}): Partial<FilledIn> {
  const after = filledIn(row);
  const changed = FILLED.filter((column) => row.existing[column] !== after[column]);
  return Object.fromEntries(changed.map((column) => [column, row.existing[column]]));
}
