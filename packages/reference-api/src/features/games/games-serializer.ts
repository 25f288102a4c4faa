import type { components } from '@aferir/api-client';
import {
  GAME_QUESTION_KIND_CODES,
  GAME_STATE_CODES,
  psychosocialInstrument,
  stateOfGame,
} from '@aferir/domain';
import type { AudiencePerson } from '../../shared/audience/audience-person.ts';
import { toAudiencePerson } from '../../shared/audience/audience-serializer.ts';
import type { StoredQuestion } from './game-content-store.ts';
import type { StoredGame } from './game-store.ts';
import type { ListedGame } from './games-read-model.ts';

type Wire = components['schemas'];

/** What a game holds. */
export interface GameParts {
  readonly questions: readonly StoredQuestion[];
  readonly people: readonly AudiencePerson[];
}

/** A game as the form takes one. */
export function toGameContent(
  game: StoredGame,
  { questions, people }: GameParts,
): Wire['GameContent'] {
  return {
    idJogo: game.id,
    nmJogo: game.title,
    dsOptJogo: game.description,
    nrEscala: game.scale,
    flAnonimo: game.isAnonymous,
    dsModelo: game.template,
    nrVersaoModelo: game.templateVersion,
    nrVersao: game.version,
    idSituacao: stateCode(game),
    flRespondido: game.isAnswered,
    perguntas: questions.map((question) => toQuestion(game, question)),
    funcionarios: people.map(toAudiencePerson),
  };
}

/** A game of the list. */
export function toGameRow(game: ListedGame): Wire['GameRow'] {
  return {
    idJogo: game.id,
    nmJogo: game.title,
    idTipoJogo: GAME_QUESTION_KIND_CODES[game.kind],
    flMisto: game.isMixed,
    dsModelo: game.template,
    nrRodada: game.round,
    qtdPerguntas: game.questionCount,
    qtdPessoas: game.personCount,
    qtdEnviados: game.sentCount,
    qtdConcluidos: game.finishedCount,
    idSituacao: stateCode(game),
    flAnonimo: game.isAnonymous,
    flRespondido: game.isAnswered,
    dtCriacao: game.createdAt.toISOString(),
    dtEnvio: game.sentAt?.toISOString() ?? null,
    dtEncerramento: game.closedAt?.toISOString() ?? null,
  };
}

/** How far a game is. */
export function stateCode(game: Pick<StoredGame, 'sentAt' | 'closedAt'>): Wire['GameState'] {
  return GAME_STATE_CODES[stateOfGame(game)];
}

function toQuestion(
  { templateVersion }: StoredGame,
  question: StoredQuestion,
): Wire['GameQuestion'] {
  const { id, kind, text, templateItem, hasSupportPage, options } = question;
  return {
    idPergunta: id,
    idTipo: GAME_QUESTION_KIND_CODES[kind],
    dsPergunta: text,
    flPaginaApoio: hasSupportPage,
    dsDimensao: dimensionOf(templateVersion, templateItem),
    opcoes: options.map((option) => ({
      idPerguntaOpcao: option.id,
      dsOpcao: option.text,
      flCorreta: option.isRight,
    })),
  };
}

function dimensionOf(version: number | null, item: number | null): string | null {
  if (version === null || item === null) return null;
  return psychosocialInstrument(version).items[item - 1]?.dimension ?? null;
}
