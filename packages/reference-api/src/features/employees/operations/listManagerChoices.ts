import { defineReading } from '../../../operation/operation.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import { listManagers } from '../managers-read-model.ts';

/** Lists managers to choose from. */
export const listManagerChoices = defineReading(
  'listManagerChoices',
  async ({ query }, { db, company }) => {
    const { idOrganogramaPessoa, take = 30, index = 0, filter } = query;
    const { rows, total } = await listManagers(db, {
      companyId: company.id,
      personId: idOrganogramaPessoa || undefined,
      pattern: patternOf(filter),
      onlyActive: !idOrganogramaPessoa,
      take,
      page: index,
    });
    return {
      data: {
        rows: rows.map(({ id, name, position_name }) => ({
          idOrganogramaPessoa: id,
          nmPessoa: name,
          nmCargo: position_name,
        })),
        qtdRecords: total,
      },
    };
  },
);
