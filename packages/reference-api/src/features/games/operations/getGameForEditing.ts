import { found } from '../../../operation/find-for-change.ts';
import { defineReading } from '../../../operation/operation.ts';
import { createAudienceStore } from '../../../shared/audience/audience-store.ts';
import { gameAudience } from '../game-audience.ts';
import { createGameContentStore } from '../game-content-store.ts';
import { createGameStore } from '../game-store.ts';
import { toGameContent } from '../games-serializer.ts';

/** Reads a game with its questions and its people. */
export const getGameForEditing = defineReading(
  'getGameForEditing',
  async ({ params: { id } }, { db, company }) => {
    const game = found(await createGameStore(db, company.id).find(id));
    const questions = await createGameContentStore(db, company.id).list(id);
    const people = await createAudienceStore(db, company.id, gameAudience).list(id);
    return { data: toGameContent(game, { questions, people }) };
  },
);
