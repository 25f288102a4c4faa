import type { Right } from '@aferir/domain';
import type { ColumnType, Generated } from 'kysely';
import type { DepartmentState, PersonState } from './changes/structure-snapshot.ts';

/** Tables of what can be undone in the organization chart. */
export interface OrganizationTables {
  organization_change: OrganizationChangeTable;
  organization_change_item: OrganizationChangeItemTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends OrganizationTables {}
}

/** A right that changes something. */
export type RightToChange = Exclude<Right, 'visualizar'>;

export interface OrganizationChangeTable {
  id: Generated<number>;
  company_id: number;
  /** Who made it, and alone may undo it. */
  staff_user_id: number;
  /** The right that it took. */
  right_taken: RightToChange;
  /** What a person reads of it. */
  description: string;
  created_at: Date;
  undone_at: Date | null;
}

/** A department or a person that a change has touched. */
export interface OrganizationChangeItemTable {
  company_id: number;
  change_id: number;
  kind: 'department' | 'person';
  item_id: number;
  /** What it was like; null: it was not there. */
  before: ColumnType<DepartmentState | PersonState | null, string | null, never>;
  version_before: number | null;
  /** Another one by now means that somebody has changed it since; null: it was gone. */
  version_after: number | null;
}
