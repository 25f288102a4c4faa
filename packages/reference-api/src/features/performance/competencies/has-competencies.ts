import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { FirstStepPart } from '../../../shared/first-steps/first-step-part.ts';

/** Whether a company has active competencies, without which nobody can be reviewed. */
export async function hasCompetencies(db: Db, companyId: number): Promise<boolean> {
  const { any } = await db
    .selectNoFrom(anyCompetency(companyId).as('any'))
    .executeTakeFirstOrThrow();
  return Boolean(any);
}

/** A company's step before its first review. */
export const competenciesStep: FirstStepPart = { step: 'competencias', isDone: anyCompetency };

function anyCompetency(companyId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from performance_competency
    where company_id = ${companyId} and is_active)`;
}
