import { concludedPercent } from '@aferir/domain';
import { defineReading } from '../../../operation/operation.ts';
import { createGamesReadModel } from '../games-read-model.ts';

/** Counts games by state. */
export const getGameTotals = defineReading('getGameTotals', async (_input, { db, company }) => {
  const games = createGamesReadModel(db, company.id);
  const { all, open, closed, sentCount, finishedCount } = await games.count();
  return {
    data: {
      qtdJogos: all,
      qtdAbertos: open,
      qtdEncerrados: closed,
      percentualParticipacao: concludedPercent(finishedCount, sentCount),
    },
  };
});
