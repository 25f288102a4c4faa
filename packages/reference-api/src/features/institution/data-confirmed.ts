import { type SqlBool, sql } from 'kysely';
import type { FirstStepPart } from '../../shared/first-steps/first-step-part.ts';

/** A company's first step: its data have been saved once. */
export const dataConfirmed: FirstStepPart = {
  step: 'dados',
  isDone: (companyId) =>
    sql<SqlBool>`exists (select 1 from company where id = ${companyId} and is_confirmed)`,
};
