import { defineList } from '../../../operation/operation.ts';
import { orderOf } from '../../../platform/db/list-order.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { toUserRow } from '../user-serializer.ts';
import { readUsers } from '../users-read-model.ts';

/** Lists users, or reads one of them. */
export const listUsers = defineList('listUsers', async ({ query }, { db, company, now }) => {
  const { idUsuario, idPerfilAcesso, take, index, filter } = query;
  const { rows, total } = await readUsers(db, company.id, {
    id: idUsuario || undefined,
    pattern: patternOf(filter),
    profileId: idPerfilAcesso || undefined,
    order: orderOf(query.ordem),
    take: take ?? 30,
    page: index ?? 0,
    now,
  });
  if (idUsuario && total === 0) throw notFound();
  return { data: { rows: rows.map((row) => toUserRow(row, now)), qtdRecords: total } };
});
