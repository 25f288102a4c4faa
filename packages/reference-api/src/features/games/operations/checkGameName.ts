import { defineReading } from '../../../operation/operation.ts';
import { createGameStore } from '../game-store.ts';

/** Tells whether a game has a title. */
export const checkGameName = defineReading('checkGameName', async ({ query }, { db, company }) => ({
  data: { nomeJaExiste: await createGameStore(db, company.id).isTitleTaken(query.nome, 0) },
}));
