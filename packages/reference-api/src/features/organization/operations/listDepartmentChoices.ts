import { patternOf, searchable } from '../../../db/search-expression.ts';
import { defineReading } from '../../../operation/operation.ts';

/** Lists departments to choose from, by name. */
export const listDepartmentChoices = defineReading(
  'listDepartmentChoices',
  async ({ query: { take = 30, index = 0, filter } }, { db, company }) => {
    const pattern = patternOf(filter);
    const matching = db
      .selectFrom('department')
      .where('company_id', '=', company.id)
      .$if(pattern !== undefined, (all) =>
        all.where(({ eb, ref }) => eb(searchable(ref('name')), 'like', pattern ?? '')),
      );
    const rows = await matching
      .select(['id', 'name'])
      .orderBy(({ ref }) => searchable(ref('name')))
      .orderBy('id')
      .limit(take)
      .offset(index * take)
      .execute();
    const { total } = await matching
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return {
      data: {
        rows: rows.map(({ id, name }) => ({ idOrganogramaNo: id, nmDepartamento: name })),
        qtdRecords: total,
      },
    };
  },
);
