import { defineReading } from '../../../operation/operation.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { createGameStore } from '../game-store.ts';
import { createGamesReadModel } from '../games-read-model.ts';
import { createPsychosocialReadModel } from '../psychosocial/psychosocial-read-model.ts';
import { toPsychosocialReport } from '../psychosocial/psychosocial-serializer.ts';
import { scoreRounds } from '../psychosocial/score-rounds.ts';
import { whyUnavailable } from '../results/availability.ts';
import { createResultsReadModel } from '../results/results-read-model.ts';

/** Reads the report of a survey of psychosocial risk. */
export const getPsychosocialReport = defineReading(
  'getPsychosocialReport',
  async ({ params }, { db, company }) => {
    const game = await createGameStore(db, company.id).find(params.idJogo);
    if (game?.template !== 'nr1') throw notFound();
    const people = await createGamesReadModel(db, company.id).countPeople(game.id);
    const groups = await createResultsReadModel(db, company.id).listGroups(game);
    const reason = whyUnavailable(game, groups);
    const surveys = createPsychosocialReadModel(db, company.id);
    const sent = await surveys.countSent(game.id);
    if (reason !== undefined) {
      return { data: toPsychosocialReport(game, { people, reason, rounds: [], sent }) };
    }
    const rounds = await surveys.listRounds(game);
    const ids = rounds.map(({ id }) => id);
    const scored = scoreRounds(
      rounds,
      await surveys.listGroups(ids),
      await surveys.countItems(ids),
    );
    return { data: toPsychosocialReport(game, { people, reason, rounds: scored, sent }) };
  },
);
