import { found } from '../../../operation/find-for-change.ts';
import { defineReading } from '../../../operation/operation.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { createGameContentStore } from '../game-content-store.ts';
import { createGameStore } from '../game-store.ts';
import { createGamesReadModel } from '../games-read-model.ts';
import { stateCode } from '../games-serializer.ts';
import { whyUnavailable } from '../results/availability.ts';
import { createResultsReadModel } from '../results/results-read-model.ts';
import { toGroup, toGroupId, toQuestionResult } from '../results/results-serializer.ts';

/** Reads what was answered in a game, by everybody or by a group. */
export const getGameResults = defineReading(
  'getGameResults',
  async ({ params, query: { idGrupo = 0 } }, { db, company }) => {
    const game = found(await createGameStore(db, company.id).find(params.idJogo));
    const results = createResultsReadModel(db, company.id);
    const groups = await results.listGroups(game);
    const reason = whyUnavailable(game, groups);
    const told = reason === undefined ? groups : [];
    const group = told.find((one) => toGroupId(one) === idGrupo);
    if (idGrupo !== 0 && !group) throw notFound();
    const { sentCount, finishedCount } = await createGamesReadModel(db, company.id).countPeople(
      game.id,
    );
    const asked = { game, departmentId: group?.departmentId };
    const answers =
      reason === undefined
        ? {
            counts: await results.countAnswers(asked),
            written: await results.listTexts(asked),
          }
        : undefined;
    const questions = answers ? await createGameContentStore(db, company.id).list(game.id) : [];
    return {
      data: {
        idJogo: game.id,
        nmJogo: game.title,
        flAnonimo: game.isAnonymous,
        idSituacao: stateCode(game),
        nrEscala: game.scale,
        dsModelo: game.template,
        qtdEnviados: sentCount,
        qtdConcluidos: finishedCount,
        flDisponivel: reason === undefined,
        dsMotivo: reason ?? null,
        grupos: told.map((one) => toGroup(game, one, told)),
        perguntas: answers
          ? questions.map((question) => toQuestionResult(game, question, answers))
          : [],
      },
    };
  },
);
