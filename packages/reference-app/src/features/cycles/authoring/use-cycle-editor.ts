import type { Schema } from '@aferir/api-client';
import { dateOnlyOf } from '@aferir/domain';
import { useReducer, useState } from 'react';
import { useAuthoringSteps } from '../../../shared/authoring/use-authoring-steps.ts';
import { useEditDraft, withFound } from '../../../shared/authoring/use-edit-draft.ts';
import { cycleAuthoringMessages as texts } from './cycle-authoring-messages.ts';
import { type CycleEdit, toCycleEdit } from './editing/cycle-edit.ts';
import {
  EDITOR_STEPS,
  type EditorFault,
  type EditorStep,
  faultsOf,
} from './editing/editor-steps.ts';

/** Leads through the steps in which a cycle is written. */
export function useCycleEditor(cycle: Schema<'CycleContent'> | undefined) {
  const [initial] = useState(() => toCycleEdit(cycle));
  const [today] = useState(() => dateOnlyOf(new Date()));
  const kept = useEditDraft({ name: 'ciclo', id: cycle?.idCiclo, version: cycle?.nrVersao });
  const [edit, change] = useReducer(editCycle, initial, (first) => withFound(first, kept));
  const steps = useAuthoringSteps<EditorStep, EditorFault>({
    steps: EDITOR_STEPS,
    faultsOf: (step) => faultsOf(step, edit, today),
    title: edit.title,
    ownTitle: cycle?.nmCiclo,
    // The save tells, before anything is sent.
    isTaken: async () => false,
    takenTitle: { place: 'name', message: texts.nameTaken },
  });
  const isReady = faultsOf(steps.step, edit, today).length === 0;
  return { ...steps, edit, change, initial, kept, today, isReady };
}

/** What is written anew, or all of it as it was. */
type CycleChange = Partial<CycleEdit> | { readonly backTo: CycleEdit };

function editCycle(edit: CycleEdit, change: CycleChange): CycleEdit {
  return 'backTo' in change ? change.backTo : { ...edit, ...change };
}

/** A cycle on its way through the steps. */
export type CycleEditor = ReturnType<typeof useCycleEditor>;
