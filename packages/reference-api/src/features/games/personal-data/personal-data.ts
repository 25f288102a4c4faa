import type { components } from '@aferir/api-client';
import type { PersonalDataPart } from '../../feature.ts';
import { createResultsReadModel, type NamedAnswer } from '../results/results-read-model.ts';
import { toAnswerRow } from '../results/results-serializer.ts';
import { listGamesOfPerson, type PersonalGame } from './personal-games-read-model.ts';

type Wire = components['schemas'];

/** Everything stored about a person's games: of anonymous ones that they took part, and nothing else is. */
export const readPersonalData: PersonalDataPart = async ({ db, company }, personId) => {
  const games = await listGamesOfPerson(db, { companyId: company.id, personId });
  const answers = await createResultsReadModel(db, company.id).listOfPerson(personId);
  return {
    jogos: games.map((game) =>
      toPersonalGame(
        game,
        answers.filter(({ gameId }) => gameId === game.id),
      ),
    ),
  };
};

function toPersonalGame(
  { id, title, isAnonymous, sentAt, finishedOn, answered }: PersonalGame,
  answers: readonly NamedAnswer[],
): Wire['PersonalGame'] {
  return {
    idJogo: id,
    nmJogo: title,
    flAnonimo: isAnonymous,
    dtEnvio: sentAt?.toISOString() ?? null,
    dtConclusao: finishedOn,
    qtdRespondidas: answered,
    respostas: answers.map(toAnswerRow).map(({ dsPergunta, dsResposta, dtResposta }) => ({
      dsPergunta,
      dsResposta,
      dtResposta,
    })),
  };
}
