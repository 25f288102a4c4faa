import { problemOf, type Schema } from '@aferir/api-client';
import { createGameMutation, updateGameMutation } from '@aferir/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { refusalOfSave, type SaveState } from '../../../shared/authoring/save-state.ts';
import type { GameEdit } from './editing/game-edit.ts';
import { toGameRequest } from './editing/game-mapping.ts';
import { gameAuthoringMessages as texts } from './game-authoring-messages.ts';

/** Props of {@link useGameSave}. */
export interface GameSaveOptions {
  /** The game that is changed; undefined adds one. */
  game: Schema<'GameContent'> | undefined;
  /** The title belongs to another game. */
  onTitleTaken: () => void;
}

/** Saves a game; what was written stays as it is whatever comes of it. */
export function useGameSave({ game, onTitleTaken }: GameSaveOptions) {
  const { staff, toasts } = useServices();
  const create = useMutation(createGameMutation(staff));
  const update = useMutation(updateGameMutation(staff));
  const [state, setState] = useState<SaveState>({ step: 'idle' });

  async function write(request: Schema<'CreateGameRequest'>) {
    if (!game) return create.mutateAsync({ body: request });
    const { idJogo, nrVersao } = game;
    return update.mutateAsync({ body: { ...request, idJogo, nrVersao } });
  }

  async function save(edit: GameEdit) {
    setState({ step: 'saving' });
    const problem = await problemOf(write(toGameRequest(edit)));
    if (!problem) {
      setState({ step: 'saved' });
      toasts.show({ tone: 'success', message: texts.saved });
      return;
    }
    const refusal = refusalOfSave(problem, 'nmJogo', texts.saveFailed);
    setState(refusal ?? { step: 'idle' });
    if (!refusal) onTitleTaken();
  }

  return { state, save };
}
