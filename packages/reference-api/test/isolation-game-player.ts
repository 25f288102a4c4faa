import type { OperationId } from '../src/operation/operation.ts';
import type { IsolationCase } from './isolation-case.ts';
import type { IsolationScene } from './isolation-scene.ts';

/** A question of the game with its first option. */
const asked = ({ game }: IsolationScene, place: number) => ({
  idPergunta: game.questions[place]?.id,
  ...(place !== 2 && { idPerguntaOpcao: game.questions[place]?.optionIds[0] }),
});

/** Every live operation of the game player: a link to another thing, or none, opens no game. */
export const gamePlayerCases: Partial<Record<OperationId, IsolationCase>> = {
  // What has a link in its address takes that one alone, so this one was cut.
  getGame: {
    request: ({ game }) => ({ query: { hsGame: game.hs.slice(1), idPessoa: game.personId } }),
  },
  saveGameChoice: {
    request: (scene) => ({
      body: { idOrganogramaPessoa: scene.game.personId, ...asked(scene, 0) },
    }),
  },
  saveGameRating: {
    request: (scene) => ({
      body: { idOrganogramaPessoa: scene.game.personId, ...asked(scene, 2), nrValor: 4 },
    }),
  },
  saveGameText: {
    request: ({ game }) => ({
      body: {
        idJogador: game.personId,
        idPergunta: game.questions[1]?.id,
        dsTexto: 'Palavra Sigilosa',
      },
    }),
  },
};
