import type { FirstStep } from '@aferir/domain';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { DatabaseSchema } from '../../platform/db/schema.ts';

/** A first step of a company that a feature knows of; where several know of one, either has done it. */
export interface FirstStepPart {
  readonly step: FirstStep;
  /** Whether the company has done it. */
  readonly isDone: (companyId: number) => Expression<SqlBool>;
}

/** A step that is done once the company has a row of a table, which has an index on the company and that column. */
export function doneOnceAny(
  step: FirstStep,
  table: keyof DatabaseSchema,
  column: 'id' | 'person_id',
): FirstStepPart {
  return {
    step,
    isDone: (companyId) =>
      sql<SqlBool>`coalesce((select true from ${sql.table(table)} where company_id = ${companyId}
        order by ${sql.ref(column)} limit 1), false)`,
  };
}
