import { concludedPercent } from '@aferir/domain';
import { defineReading } from '../../../operation/operation.ts';
import { createGameStore } from '../game-store.ts';

/** Counts games by state. */
export const getGameTotals = defineReading('getGameTotals', async (_input, { db, company }) => {
  const { all, open, closed, sentCount, finishedCount } = await createGameStore(
    db,
    company.id,
  ).count();
  return {
    data: {
      qtdJogos: all,
      qtdAbertos: open,
      qtdEncerrados: closed,
      percentualParticipacao: concludedPercent(finishedCount, sentCount),
    },
  };
});
