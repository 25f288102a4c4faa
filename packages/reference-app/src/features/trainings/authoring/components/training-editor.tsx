import type { Schema } from '@aferir/api-client';
import { listTrainingCandidatesQuery } from '@aferir/api-client/react';
import { TRAINING_LIMITS } from '@aferir/domain';
import { useState } from 'react';
import { linkTo, paths } from '../../../../paths.ts';
import { useAppRouter } from '../../../../services/router-context.tsx';
import { useServices } from '../../../../services/services-context.tsx';
import { AudienceList } from '../../../../shared/audience/audience-list.tsx';
import { AuthoringFrame } from '../../../../shared/authoring/authoring-frame.tsx';
import { SaveFailure } from '../../../../shared/authoring/save-failure.tsx';
import { useWayBack } from '../../../../shared/navigation/use-way-back.ts';
import { authoringMessages as texts } from '../authoring-messages.ts';
import { problemsOf } from '../editing/editor-steps.ts';
import { filesOf } from '../editing/training-mapping.ts';
import { useTrainingEditor } from '../use-training-editor.ts';
import { useTrainingSave } from '../use-training-save.ts';
import { DescriptionStep } from './description-step.tsx';
import { SaveProgress } from './save-progress.tsx';
import { SessionsStep } from './sessions-step.tsx';

const LIST = linkTo(paths.staffTrainings);

/** Props of {@link TrainingEditor}. */
export interface TrainingEditorProps {
  /** The training that is changed; undefined adds one. */
  training: Schema<'Training'> | undefined;
}

/** Writes a training, step by step. */
export function TrainingEditor({ training: given }: TrainingEditorProps) {
  // It is saved over the version that was read, whatever is read later.
  const [training] = useState(given);
  const { staff } = useServices();
  const router = useAppRouter();
  const wayBack = useWayBack(LIST);
  const editor = useTrainingEditor(training);
  const { edit, change, step, faults } = editor;
  const saving = useTrainingSave({ training, onTitleTaken: editor.refuseTitle });
  const isSaved = saving.state.step === 'saved';
  const files = filesOf(edit).length;
  const words = training ? texts.ofEdit : texts.ofNew;
  const { saveText } = words;

  return (
    <>
      <AuthoringFrame
        title={training?.nmTreinamento ?? texts.newTitle}
        purpose={training ? texts.editPurpose : texts.newPurpose}
        texts={{
          ...texts.frame,
          ...words,
          saveText: files > 0 ? `${saveText} ${texts.filesToSend(files)}` : saveText,
        }}
        listAt={LIST}
        steps={editor}
        problems={problemsOf(faults)}
        isUnsaved={editor.isChanged && !isSaved}
        subject={edit.title || texts.newTitle}
        onSave={() => void saving.save(edit)}
        outcome={
          <SaveFailure
            state={saving.state}
            conflictTitle={texts.conflictTitle}
            savedAt={
              training &&
              linkTo(paths.staffTraining, { params: { id: String(training.idTreinamento) } })
            }
          />
        }
      >
        {step === 'description' ? <DescriptionStep editor={editor} /> : null}
        {step === 'sessions' ? <SessionsStep editor={editor} /> : null}
        {step === 'people' ? (
          <AudienceList
            subject={edit.title}
            people={edit.people}
            most={TRAINING_LIMITS.people}
            candidates={(query) => listTrainingCandidatesQuery(staff, { query })}
            texts={texts.people}
            onChange={(people) => change({ type: 'choose-people', people })}
          />
        ) : null}
      </AuthoringFrame>
      <SaveProgress
        step={saving.state.step}
        uploading={saving.uploading}
        uploads={saving.uploads}
        onClose={() => void router.navigate(wayBack.to, { state: wayBack.state })}
      />
    </>
  );
}
