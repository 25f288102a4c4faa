import type { RightFlags } from '@aferir/domain';
import type { Generated, Selectable } from 'kysely';
import type { DefaultTimestamp, PostalColumns } from '../../platform/db/column-types.ts';

/** Who works with the product, and what they may do. */
export interface StaffTables {
  staff_user: StaffUserTable;
  access_profile: AccessProfileTable;
  access_profile_section: AccessProfileSectionTable;
  staff_user_profile: StaffUserProfileTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends StaffTables {}
}

export interface StaffUserTable extends PostalColumns {
  id: Generated<number>;
  company_id: number;
  /** The e-mail address in lower case; unique across companies. */
  login: string;
  name: string;
  phone: string | null;
  mobile_phone: string | null;
  /** `YYYY-MM-DD`. */
  birth_date: string | null;
  photo_url: string | null;
  /** Null until its owner has set one. */
  password_hash: string | null;
  must_change_password: Generated<boolean>;
  is_administrator: Generated<boolean>;
  is_supervisor: Generated<boolean>;
  is_active: Generated<boolean>;
  /** An internal user is an employee too: the same human being in `person`. */
  person_id: number | null;
  /** Eleven digits. */
  cpf: string | null;
  rg: string | null;
  /** Counts the changes, so that two who change it at once don't undo each other's. */
  version: Generated<number>;
  /** Since then only the name is left, for what they did before. */
  deleted_at: Date | null;
  /** The person who they were until they were deleted: the name goes with the person’s. */
  former_person_id: number | null;
  created_at: DefaultTimestamp;
}

export interface AccessProfileTable {
  id: Generated<number>;
  company_id: number;
  name: string;
  description: Generated<string>;
  /** Counts the changes, so that two who change it at once don't undo each other's. */
  version: Generated<number>;
}

export interface AccessProfileSectionTable extends RightFlags<'column'> {
  company_id: number;
  profile_id: number;
  section_id: number;
}

export interface StaffUserProfileTable {
  company_id: number;
  staff_user_id: number;
  profile_id: number;
}

export type StaffUserRow = Selectable<StaffUserTable>;
