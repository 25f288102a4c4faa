import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { LatestAssessments } from '../latest-assessments.ts';

/** Counts people by state. */
export function getEmployeeTotals(assessments: LatestAssessments): Operation {
  return defineReading('getEmployeeTotals', async ({ query }, { db, company }) => {
    const { all, active } = await db
      .selectFrom('person')
      .where('company_id', '=', company.id)
      .select(({ fn }) => [
        fn.countAll<number>().as('all'),
        fn.countAll<number>().filterWhere('is_active', '=', true).as('active'),
      ])
      .executeTakeFirstOrThrow();
    const assessed = await assessments.countAssessed(db, company.id);
    const counted = query.somenteAtivos ? active : all;
    return {
      data: {
        totalCadastrados: counted,
        totalAtivos: active,
        totalInativos: counted - active,
        totalAvaliados: assessed,
        totalSemAvaliacao: active - assessed,
      },
    };
  });
}
