import type { Schema } from '@aferir/api-client';
import { checkGameNameQuery } from '@aferir/api-client/react';
import type { GameDraftFault } from '@aferir/domain';
import { useReducer, useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useAuthoringSteps } from '../../../shared/authoring/use-authoring-steps.ts';
import { useEditDraft, withFound } from '../../../shared/authoring/use-edit-draft.ts';
import { EDITOR_STEPS, type EditorStep, faultsOf } from './editing/editor-steps.ts';
import { editGame } from './editing/game-edit.ts';
import { toGameEdit } from './editing/game-mapping.ts';
import { gameAuthoringMessages as texts } from './game-authoring-messages.ts';

/** Leads through the steps in which a game is written, or looked at where it can't be changed. */
export function useGameEditor(game: Schema<'GameContent'> | undefined, isReadOnly: boolean) {
  const { staff } = useServices();
  const [initial] = useState(() => toGameEdit(game));
  const kept = useEditDraft({ name: 'jogo', id: game?.idJogo, version: game?.nrVersao });
  const [edit, change] = useReducer(editGame, initial, (first) =>
    isReadOnly ? first : withFound(first, kept),
  );
  const steps = useAuthoringSteps<EditorStep, GameDraftFault>({
    steps: EDITOR_STEPS,
    faultsOf: (step) => faultsOf(step, edit),
    title: edit.title,
    ownTitle: game?.nmJogo,
    isTaken: async (nome) =>
      (await checkGameNameQuery(staff, { query: { nome } }).read()).nomeJaExiste,
    takenTitle: { place: { field: 'title' }, message: texts.titleTaken },
  });
  return { ...steps, edit, change, initial, kept, isChanged: edit !== initial };
}

/** A game on its way through the steps. */
export type GameEditor = ReturnType<typeof useGameEditor>;
