import type { components } from '@aferir/api-client';
import type { Generated, JSONColumnType } from 'kysely';

/** The lists that staff take away. */
export interface ExportsTables {
  list_export: ListExportTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends ExportsTables {}
}

type Wire = components['schemas'];

/** A list on its way into a file. The row comes before the file and outlives it. */
export interface ListExportTable {
  id: Generated<number>;
  company_id: number;
  staff_user_id: number;
  /** With whose rights it is written. */
  session_id: string;
  list: Wire['ExportedList'];
  format: Wire['ExportFormat'];
  /** What the list is narrowed down to, as its call takes it. */
  query: JSONColumnType<Readonly<Record<string, unknown>>>;
  /** Of the file, with the folder that it is in. */
  name: string;
  state: 'queued' | 'ready' | 'failed';
  /** Rows in the file, once it is ready. */
  row_count: number | null;
  created_at: Date;
}
