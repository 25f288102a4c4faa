import type { Language } from '@aferir/domain';
import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { DefaultTimestamp } from '../../platform/db/column-types.ts';

/** The people of companies, and the managers named for them. */
export interface PeopleTables {
  person: PersonTable;
  person_manager: PersonManagerTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends PeopleTables {}
}

export interface PersonTable {
  id: Generated<number>;
  company_id: number;
  name: string;
  /** By what the company itself knows the person; unique within it. */
  registration_number: string | null;
  /** Digits alone; unique within the company. */
  cpf: string | null;
  /** Lower case; unique within the company. */
  email: string | null;
  /** The address before the present one; see `PersonAddress` of the domain. */
  former_email: string | null;
  email_changed_at: Date | null;
  /** SHA-256 of what the former address confirms the present one by. */
  former_email_hash: string | null;
  /** The name without accents and case, by which people are searched and sorted. */
  search_name: GeneratedAlways<string>;
  /** The address without accents. */
  search_email: GeneratedAlways<string | null>;
  /** Null: not told. */
  sex: 'M' | 'F' | null;
  phone: string | null;
  /** `YYYY-MM-DD`. */
  birth_date: string | null;
  /** `YYYY-MM-DD`; null: not told. */
  hired_on: string | null;
  photo_url: string | null;
  /** The language that the person has chosen; null for the company's first. */
  language: Language | null;
  department_id: number | null;
  position_id: number | null;
  /** Null until the first access. */
  password_hash: string | null;
  must_change_password: Generated<boolean>;
  is_active: Generated<boolean>;
  /** When what named the person was erased. */
  anonymized_at: Date | null;
  created_at: DefaultTimestamp;
  /** Counts the changes of the record. */
  version: Generated<number>;
}

/** Managers named for one person; they replace those of the department. */
export interface PersonManagerTable {
  company_id: number;
  person_id: number;
  manager_id: number;
}

export type PersonRow = Selectable<PersonTable>;
