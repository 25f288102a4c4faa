import { found } from '../../../operation/find-for-change.ts';
import { defineReading } from '../../../operation/operation.ts';
import { conflict } from '../../../platform/errors/failures.ts';
import { createGameStore } from '../game-store.ts';
import { gamesMessages as texts } from '../games-messages.ts';
import { createResultsReadModel } from '../results/results-read-model.ts';
import { toAnswerRow } from '../results/results-serializer.ts';

/** Lists who answered what in a named game. */
export const listGameAnswers = defineReading(
  'listGameAnswers',
  async ({ params, query }, { db, company }) => {
    const game = found(await createGameStore(db, company.id).find(params.idJogo));
    if (game.isAnonymous) throw conflict(texts.noNames);
    const { rows, total } = await createResultsReadModel(db, company.id).listNamed(game.id, {
      take: query.take ?? 30,
      page: query.index ?? 0,
    });
    return { data: { rows: rows.map(toAnswerRow), qtdRecords: total } };
  },
);
