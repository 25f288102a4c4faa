import { asStaff } from '../../../operation/context.ts';
import { defineList } from '../../../operation/operation.ts';
import { orderOf } from '../../../platform/db/list-order.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { toProfileRow } from '../access-profile-serializer.ts';
import { createAccessProfileStore } from '../access-profile-store.ts';

/** Lists profiles, or reads one of them. */
export const listAccessProfiles = defineList(
  'listAccessProfiles',
  async ({ query }, { db, company, actor }) => {
    const { idPerfilAcesso, take, index, filter } = query;
    const { staffUserId, permissions } = asStaff(actor);
    const { rows, total } = await createAccessProfileStore(db, company.id, staffUserId).list({
      id: idPerfilAcesso || undefined,
      pattern: patternOf(filter),
      order: orderOf(query.ordem),
      take: take ?? 30,
      page: index ?? 0,
    });
    if (idPerfilAcesso && total === 0) throw notFound();
    return {
      data: { rows: rows.map((row) => toProfileRow(row, permissions)), qtdRecords: total },
    };
  },
);
