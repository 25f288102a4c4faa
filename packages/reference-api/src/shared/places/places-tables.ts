import type { Generated, GeneratedAlways } from 'kysely';

/** Where people work: the departments, and the positions with their seniorities. */
export interface PlacesTables {
  department: DepartmentTable;
  department_manager: DepartmentManagerTable;
  position: PositionTable;
  seniority: SeniorityTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends PlacesTables {}
}

export interface DepartmentTable {
  id: Generated<number>;
  company_id: number;
  parent_id: number | null;
  /** Unique among those below the same one, whatever accents and case. */
  name: string;
  /** The name without accents and case. */
  search_name: GeneratedAlways<string>;
  /** Counts the changes of name, place and managers. */
  version: Generated<number>;
}

export interface DepartmentManagerTable {
  company_id: number;
  department_id: number;
  person_id: number;
  /** The first one stands for the department in the chart. */
  sort_order: Generated<number>;
}

export interface PositionTable {
  id: Generated<number>;
  company_id: number;
  /** Unique within the company, whatever accents and case. */
  name: string;
  /** The name without accents and case. */
  search_name: GeneratedAlways<string>;
  description: string | null;
  activities: string | null;
  /** Monthly, in cents. */
  salary_cents: number | null;
  seniority_id: number | null;
  version: Generated<number>;
}

export interface SeniorityTable {
  id: Generated<number>;
  company_id: number;
  /** Unique within the company, whatever accents and case. */
  name: string;
  /** The name without accents and case. */
  search_name: GeneratedAlways<string>;
  sort_order: Generated<number>;
}
