import { problemOf, type Schema } from '@aferir/api-client';
import { createCycleMutation, getCycleQuery, updateCycleMutation } from '@aferir/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { refusalOfSave, type SaveState } from '../../../shared/authoring/save-state.ts';
import { cycleAuthoringMessages as texts } from './cycle-authoring-messages.ts';
import { type CycleEdit, toCycleRequest } from './editing/cycle-edit.ts';

/** A cycle as it is saved. */
export interface SavedCycle {
  readonly id: number;
  /** Undefined while it could not be read. */
  readonly version: number | undefined;
  /** What was written when it was saved. */
  readonly edit: CycleEdit;
}

/** Props of {@link useCycleSave}. */
export interface CycleSaveOptions {
  /** The cycle that is changed; undefined adds one. */
  cycle: Schema<'CycleContent'> | undefined;
  initial: CycleEdit;
  /** The name belongs to another cycle. */
  onNameTaken: () => void;
}

/** Saves a cycle as often as it is asked to; what was written stays as it is whatever comes of it. */
export function useCycleSave({ cycle, initial, onNameTaken }: CycleSaveOptions) {
  const { staff } = useServices();
  const create = useMutation(createCycleMutation(staff));
  const update = useMutation(updateCycleMutation(staff));
  const [state, setState] = useState<SaveState>({ step: 'idle' });
  const [saved, setSaved] = useState<SavedCycle | undefined>(
    cycle && { id: cycle.idCiclo, version: cycle.nrVersao, edit: initial },
  );
  const versionOf = async (id: number) =>
    (await getCycleQuery(staff, { path: { id } }).read()).nrVersao;

  async function write(edit: CycleEdit) {
    const body = toCycleRequest(edit);
    let id = saved?.id;
    if (id === undefined) id = (await create.mutateAsync({ body })).data;
    else {
      const nrVersao = saved?.version ?? (await versionOf(id));
      await update.mutateAsync({ body: { ...body, idCiclo: id, nrVersao } });
    }
    setSaved({ id, version: undefined, edit });
    setSaved({ id, version: await versionOf(id), edit });
  }

  /** Whether it is saved as it is written. */
  async function save(edit: CycleEdit): Promise<boolean> {
    if (saved?.edit === edit && saved.version !== undefined) return true;
    setState({ step: 'saving' });
    const problem = await problemOf(write(edit));
    if (!problem) {
      setState({ step: 'idle' });
      return true;
    }
    const refusal = refusalOfSave(problem, 'nmCiclo', texts.saveFailed);
    setState(refusal ?? { step: 'idle' });
    if (!refusal) onNameTaken();
    return false;
  }

  return { state, saved, save };
}
