import { GAME_STATE_CODES, wordOfCode } from '@aferir/domain';
import { defineList } from '../../../operation/operation.ts';
import { orderOf } from '../../../platform/db/list-order.ts';
import { patternOf } from '../../../platform/db/search-expression.ts';
import { createGamesReadModel } from '../games-read-model.ts';
import { toGameRow } from '../games-serializer.ts';

/** Lists games, the newest first. */
export const listGames = defineList('listGames', async ({ query }, { db, company }) => {
  const { take, index, filter, idSituacao } = query;
  const { rows, total } = await createGamesReadModel(db, company.id).list({
    pattern: patternOf(filter),
    state: wordOfCode(GAME_STATE_CODES, idSituacao),
    order: orderOf(query.ordem),
    take: take ?? 30,
    page: index ?? 0,
  });
  return { data: { rows: rows.map(toGameRow), qtdRecords: total } };
});
