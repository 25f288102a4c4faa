import {
  CYCLE_PARTICIPATION_CODES,
  type CycleParticipation,
  OPEN_CYCLE_PARTICIPATIONS,
  wordOfCode,
} from '@aferir/domain';
import { defineList, type ListOperation, type Operation } from '../../../operation/operation.ts';
import { orderOrRankOf } from '../../../platform/db/list-order.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import { idsInScope } from '../../../shared/people/ids-in-scope.ts';
import type { CyclePorts } from '../cycle-ports.ts';
import { findBegun } from '../cycle-service.ts';
import { isPlaceOrder, listCyclePeopleOf, toCyclePerson } from '../participation/cycle-people.ts';

/** Lists the people of a cycle, and how each stands. */
export function listCyclePeople({
  requestsOf,
}: Pick<CyclePorts, 'requestsOf'>): ListOperation<'listCyclePeople'> & Operation {
  return defineList('listCyclePeople', async ({ query }, { db, company, now }) => {
    const cycle = await findBegun(db, company.id, query.idCiclo);
    const { order, rank } = orderOrRankOf(query.ordem, isPlaceOrder);
    const { rows, total } = await listCyclePeopleOf(db, {
      companyId: company.id,
      cycle,
      requests: requestsOf(cycle.kind),
      participations: participationsOf(query),
      onlyUnmailed: query.semEmail === true,
      onlyResultUnmailed: query.resultadoSemEmail === true,
      onlyActive: false,
      pattern: patternOf(query.filter),
      departmentId: query.idOrganogramaNo || undefined,
      ...(await idsInScope(db, company.id, { idGestor: query.idGestor })),
      order,
      placeOrder: rank,
      take: query.take ?? 30,
      page: query.index ?? 0,
    });
    return { data: { rows: rows.map((row) => toCyclePerson(row, cycle, now)), qtdRecords: total } };
  });
}

function participationsOf({
  idPosicao,
  pendentes,
}: {
  idPosicao?: number;
  pendentes?: boolean;
}): readonly CycleParticipation[] | undefined {
  const participation = wordOfCode(CYCLE_PARTICIPATION_CODES, idPosicao);
  if (participation) return [participation];
  return pendentes ? OPEN_CYCLE_PARTICIPATIONS : undefined;
}
