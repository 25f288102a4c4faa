import type { Schema } from '@aferir/api-client';
import { useEffect, useState } from 'react';
import { linkTo, paths } from '../../../../paths.ts';
import { AuthoringFrame } from '../../../../shared/authoring/authoring-frame.tsx';
import { SaveFailure } from '../../../../shared/authoring/save-failure.tsx';
import { useKeptEdit } from '../../../../shared/authoring/use-edit-draft.ts';
import { useLatest } from '../../../../shared/lib/use-latest.ts';
import { useAddress, useGo } from '../../../../shared/navigation/navigation.tsx';
import { stateOf } from '../../cycle-state.ts';
import { cycleAuthoringMessages as texts } from '../cycle-authoring-messages.ts';
import { toCycleDraft } from '../editing/cycle-edit.ts';
import { problemsOf } from '../editing/editor-steps.ts';
import { useCycleEditor } from '../use-cycle-editor.ts';
import { useCycleSave } from '../use-cycle-save.ts';
import { AudienceStep } from './audience-step.tsx';
import { CycleEnding } from './cycle-ending.tsx';
import { DescriptionStep } from './description-step.tsx';
import { SavedPreview } from './saved-preview.tsx';

/** Props of {@link CycleEditor}. */
export interface CycleEditorProps {
  /** The cycle that is changed; undefined adds one. */
  cycle: Schema<'CycleContent'> | undefined;
  /** A new one has an id from now on. */
  onAdded?: (id: number) => void;
}

/** Writes a cycle, step by step, and has it begin; it is saved before it shows whom it would reach. */
export function CycleEditor({ cycle: given, onAdded }: CycleEditorProps) {
  const go = useGo();
  // What led here holds on; it is no reason to enter the history anew.
  const told = useLatest(useAddress().state);
  // It is saved over the version that was read, whatever is read later.
  const [cycle] = useState(given);
  const editor = useCycleEditor(cycle);
  const { edit, initial, step, faults, today } = editor;
  const { state, saved, save } = useCycleSave({ cycle, initial, onNameTaken: editor.refuseTitle });
  const isSaving = state.step === 'saving';
  const written = saved?.edit ?? initial;
  const draft = useKeptEdit(editor.kept, {
    edit,
    isUnsaved: edit !== written,
    id: saved?.id,
    onDiscard: () => editor.change({ backTo: written }),
  });
  const { opensOn } = toCycleDraft(edit);
  const savedAt = saved && linkTo(paths.staffCycleEditor, { params: { id: String(saved.id) } });
  const addedId = cycle ? undefined : saved?.id;

  // Whoever loads the page again finds what was saved.
  useEffect(() => {
    if (addedId === undefined || !savedAt) return;
    onAdded?.(addedId);
    go(savedAt, { replace: true, preventScrollReset: true, state: told.current });
  }, [addedId, savedAt, onAdded, go, told]);

  async function goOn() {
    if (isSaving) return;
    if (step !== 'audience' || !editor.isReady) return editor.goOn();
    if (await save(edit)) editor.goTo('preview');
  }

  return (
    <AuthoringFrame
      title={cycle?.nmCiclo ?? texts.newTitle}
      purpose={cycle ? texts.editPurpose : texts.newPurpose}
      texts={texts.frame}
      listAt={linkTo(paths.staffCycles)}
      steps={{ ...editor, isChecking: editor.isChecking || isSaving, goOn }}
      problems={problemsOf(faults)}
      isUnsaved={edit !== written}
      draft={draft}
      subject={edit.title || texts.newTitle}
      outcome={<SaveFailure state={state} savedAt={savedAt} />}
      ending={
        saved?.version === undefined ? null : (
          <CycleEnding
            cycle={{ id: saved.id, version: saved.version, name: edit.title }}
            state={cycle ? stateOf(cycle) : 'draft'}
            opensOn={opensOn !== null && opensOn > today ? opensOn : null}
          />
        )
      }
    >
      {step === 'description' ? (
        <DescriptionStep editor={editor} isKindFixed={saved !== undefined} />
      ) : null}
      {step === 'audience' ? <AudienceStep editor={editor} /> : null}
      {step === 'preview' && saved ? <SavedPreview cycleId={saved.id} /> : null}
    </AuthoringFrame>
  );
}
