import { CYCLE_STATE_CODES, findCycleKind, wordOfCode } from '@aferir/domain';
import { defineList, type ListOperation, type Operation } from '../../../operation/operation.ts';
import { orderOrRankOf } from '../../../platform/db/list-order.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { toCycleRow } from '../cycles-serializer.ts';
import { isAdherenceOrder, listCyclesOf } from '../participation/list-cycles.ts';

/** Lists cycles; where no order is asked for, the newest first. */
export function listCycles({
  requestsOf,
}: Pick<CyclePorts, 'requestsOf'>): ListOperation<'listCycles'> & Operation {
  return defineList('listCycles', async ({ query }, { db, company }) => {
    const { take, index, filter, idTipoCiclo, idSituacaoCiclo } = query;
    const { order, rank } = orderOrRankOf(query.ordem, isAdherenceOrder);
    const { rows, total } = await listCyclesOf(db, requestsOf, {
      companyId: company.id,
      pattern: patternOf(filter),
      kind: findCycleKind(idTipoCiclo),
      state: wordOfCode(CYCLE_STATE_CODES, idSituacaoCiclo),
      order,
      adherenceOrder: rank,
      take: take ?? 30,
      page: index ?? 0,
    });
    const data = {
      rows: rows.map(({ cycle, counts }) => toCycleRow(cycle, counts)),
      qtdRecords: total,
    };
    return { data };
  });
}
