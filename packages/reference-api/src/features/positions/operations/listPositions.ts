import { can, SECTION } from '@aferir/domain';
import { asStaff } from '../../../operation/context.ts';
import { defineList } from '../../../operation/operation.ts';
import { orderOf } from '../../../platform/db/list-order.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { toPosition } from '../position-serializer.ts';
import { createPositionStore } from '../position-store.ts';

/** Lists positions, or reads one of them. */
export const listPositions = defineList(
  'listPositions',
  async ({ query }, { db, company, actor }) => {
    const { idOrganogramaCargo, take, index, filter } = query;
    const maySeeSalaries = can(asStaff(actor).permissions, SECTION.positions, 'visualizar');
    const order = orderOf(query.ordem);
    const store = createPositionStore(db, company.id);
    const { rows, total } = await store.list({
      id: idOrganogramaCargo || undefined,
      pattern: patternOf(filter),
      // The order would tell them.
      order: order?.by === 'piso' && !maySeeSalaries ? undefined : order,
      take: take ?? 30,
      page: index ?? 0,
    });
    if (idOrganogramaCargo && total === 0) throw notFound();
    const { positions, activePeople, departments } = await store.measureCompany();
    return {
      data: {
        rows: rows.map((row) => toPosition(maySeeSalaries ? row : { ...row, salaryCents: null })),
        qtdRecords: total,
        qtdCargosTotal: positions,
        qtdFuncionariosTotal: activePeople,
        qtdDepartamentosTotal: departments,
      },
    };
  },
);
