import { notFound } from '../../../errors/failures.ts';
import { defineOperation } from '../../../operation/operation.ts';
import { listPeople } from '../employees-read-model.ts';
import { toEmployee } from '../employees-serializer.ts';

/** Lists people with their latest behavioral request, or reads one of them. */
export const listEmployees = defineOperation('listEmployees', async ({ query }, context) => {
  const { idOrganogramaPessoa, cdStatus, filter, somenteAtivos, take, index } = query;
  const { rows, total } = await listPeople(context.db, {
    companyId: context.company.id,
    personId: idOrganogramaPessoa || undefined,
    status: cdStatus || undefined,
    search: filter,
    onlyActive: somenteAtivos ?? false,
    take: take ?? 30,
    page: index ?? 0,
  });
  if (idOrganogramaPessoa && total === 0) throw notFound();
  return { data: { rows: rows.map(toEmployee), qtdRecords: total } };
});
