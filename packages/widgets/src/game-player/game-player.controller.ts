import type { LinkClient } from '@aferir/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { problemDetail } from '../shared/host/problem-detail.ts';
import { useWidget } from '../shared/host/use-widget.tsx';
import { useAfterPaint } from '../shared/machine/use-after-paint.ts';
import { useMachine } from '../shared/machine/use-machine.ts';
import { useAferir } from '../shared/provider/aferir-provider.tsx';
import { useLinkOpening } from '../shared/questionnaire/use-link-opening.ts';
import { type GameOpening, openGame, saveAnswer } from './game-player.data.ts';
import { createGameDrafts, draftIdOf } from './game-player.drafts.ts';
import {
  firstState,
  type GameEvent,
  type GameState,
  questionOf,
  transition,
} from './game-player.machine.ts';
import type { GamePlayerMessages } from './game-player.messages.ts';
import type { GameAnswer } from './game-player.types.ts';

/** What the person can do. */
export interface GameActions {
  start(): void;
  choose(answer: GameAnswer): void;
  submit(): void;
  /** Leaves the card or the page that follows an answer. */
  goOn(): void;
  /** Tries again to open the link. */
  retry(): void;
  leave(): void;
}

type StateIn<Step extends GameState['step']> = Extract<GameState, { readonly step: Step }>;

/** Runs the game of the widget's link for one person. */
export function useGamePlayer(personId: number): [GameState, GameActions] {
  const { client, messages, host } = useWidget<GamePlayerMessages, LinkClient>();
  const { apiBase } = useAferir();
  const queries = useQueryClient();
  const [drafts] = useState(() => createGameDrafts(apiBase));
  const draft = useAfterPaint();
  const [state, send] = useMachine<GameState, GameEvent>({
    initial: firstState,
    transition,
    effects: { answering: keepDraft, sending: save, done: ({ game }) => forgetDraft(game) },
  });
  const { isOpen, openAgain } = useLinkOpening<GameOpening>({
    name: `game-opening-${personId}`,
    open: (linkClient) => openGame(queries, linkClient, personId),
    state,
    send,
    onOpened: takeGame,
    wrongLink: messages.wrongLink,
  });

  function takeGame({ game }: GameOpening) {
    const unsent = isOpen ? undefined : drafts.read(draftIdOf(game));
    send({ type: 'opened', game, unsent });
    if (!isOpen) host.ready();
  }

  function keepDraft(answering: StateIn<'answering'>) {
    const { game, answer } = answering;
    const questionId = questionOf(answering).id;
    if (answer) draft.later(() => drafts.write(draftIdOf(game), { questionId, answer }));
  }

  function forgetDraft(game: StateIn<'done'>['game']) {
    draft.now();
    drafts.remove(draftIdOf(game));
  }

  async function save(sending: StateIn<'sending'>) {
    const { game, answer } = sending;
    draft.now();
    try {
      const reply = await saveAnswer(queries, client, game, questionOf(sending), answer);
      drafts.remove(draftIdOf(game));
      send({ type: 'saved', reply });
      const total = game.questions.length;
      host.progress({ answered: reply.answered, total });
      if (reply.answered >= total) host.complete({ responseId: game.id });
    } catch (cause) {
      const problem = problemDetail(cause);
      send({ type: 'send-failed', problem });
      host.failed(problem);
      // A refusal says that the game has changed: closed, or answered in another tab.
      if (!problem.isRetryable) openAgain();
    }
  }

  const isDone = state.step === 'done';
  const actions = useMemo<GameActions>(
    () => ({
      ...playActions(send),
      retry: openAgain,
      leave: () => host.close({ isComplete: isDone }),
    }),
    [send, openAgain, host, isDone],
  );
  return [state, actions];
}

/** What a person does in a game, wherever it comes from. */
export function playActions(
  send: (event: GameEvent) => void,
): Pick<GameActions, 'start' | 'choose' | 'submit' | 'goOn'> {
  return {
    start: () => send({ type: 'started' }),
    choose: (answer) => send({ type: 'chose', answer }),
    submit: () => send({ type: 'submitted' }),
    goOn: () => send({ type: 'went-on' }),
  };
}
