import type { ImportedPerson, ImportTexts, ManagerMark } from '@aferir/domain';
import type { ColumnType, Generated } from 'kysely';

/** Tables of the import of employees. */
export interface EmployeesTables {
  employee_import: EmployeeImportTable;
  employee_import_row: EmployeeImportRowTable;
  employee_import_place: EmployeeImportPlaceTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends EmployeesTables {}
}

/** Receiving its rows, at work, at its end, or being taken back. */
export type ImportState = 'receiving' | 'running' | 'done' | 'stopped' | 'undoing' | 'undone';

/** What became of a row; null while nothing has. */
export type RowOutcome = 'created' | 'changed' | 'unchanged' | 'faulty' | 'undone' | 'kept';

type Json<T> = ColumnType<T, string, string>;

export interface EmployeeImportTable {
  id: Generated<number>;
  company_id: number;
  /** Who started it; what they may do decides what it may. */
  staff_user_id: number;
  user_name: string;
  /** Who undoes it; what they may do decides what is taken back. */
  undone_by: number | null;
  file_name: string;
  state: Generated<ImportState>;
  /** Why it was stopped. */
  reason: string | null;
  row_count: Generated<number>;
  /** Rows that are done, or taken back while it is undone. */
  done_count: Generated<number>;
  created_count: Generated<number>;
  changed_count: Generated<number>;
  unchanged_count: Generated<number>;
  faulty_count: Generated<number>;
  /** Of those whom it has added or changed who had no e-mail then. */
  without_email_count: Generated<number>;
  /** What undoing left, by name and reason. */
  kept: ColumnType<string[], string | undefined, string>;
  created_at: Date;
  finished_at: Date | null;
}

export interface EmployeeImportRowTable {
  company_id: number;
  import_id: number;
  /** From 0, in the order of the file. */
  place: number;
  /** What the row is called by those who sent it. */
  line: number;
  texts: Json<ImportTexts>;
  /** Null: the row is faulty. */
  person: Json<PersonToImport> | null;
  outcome: RowOutcome | null;
  /** Why it was left out, or why undoing left it. */
  reason: string | null;
  person_id: number | null;
  /** The columns of the person before, while it can be undone. */
  before: ColumnType<PersonBefore | null, string | null, string | null>;
  /** The person's version after it: another one now means that somebody has changed it since. */
  version_after: number | null;
}

/** A person of a good row. Once the whole sheet is there, the managers are those who were found, not what stands in it. */
export type PersonToImport = Omit<ImportedPerson, 'managers'> & {
  readonly managers: readonly ManagerMark[];
};

/** What an import changes of a person. */
export interface PersonBefore {
  readonly name: string;
  readonly sex: 'M' | 'F' | null;
  readonly phone: string | null;
  /** Of these, only what changes; imports of before have the day of hiring always, or none. */
  readonly email?: string | null;
  readonly cpf?: string | null;
  readonly registration_number?: string | null;
  readonly birth_date?: string | null;
  readonly hired_on?: string | null;
  readonly position_id: number | null;
  readonly department_id: number | null;
  readonly version: number;
  /** Whom they named, where that changes. */
  readonly managers?: readonly number[];
}

/** A position or department that an import has made. */
export interface EmployeeImportPlaceTable {
  company_id: number;
  import_id: number;
  kind: 'position' | 'department';
  place_id: number;
  name: string;
}
