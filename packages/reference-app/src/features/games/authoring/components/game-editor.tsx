import type { Schema } from '@aferir/api-client';
import { listGameCandidatesQuery } from '@aferir/api-client/react';
import { GAME_LIMITS, rightToSave, SECTION } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { linkTo, paths } from '../../../../paths.ts';
import { useAppRouter } from '../../../../services/router-context.tsx';
import { useServices } from '../../../../services/services-context.tsx';
import { useSectionRights } from '../../../../services/use-section-rights.ts';
import { AudienceList } from '../../../../shared/audience/audience-list.tsx';
import { AuthoringFrame } from '../../../../shared/authoring/authoring-frame.tsx';
import { SaveFailure } from '../../../../shared/authoring/save-failure.tsx';
import { useKeptEdit } from '../../../../shared/authoring/use-edit-draft.ts';
import { useWayBack } from '../../../../shared/navigation/use-way-back.ts';
import { problemsOf } from '../editing/editor-steps.ts';
import { type GameLocks, locksOf } from '../editing/game-locks.ts';
import { toPreviewContent } from '../editing/game-mapping.ts';
import { gameAuthoringMessages as texts } from '../game-authoring-messages.ts';
import { useGameEditor } from '../use-game-editor.ts';
import { useGameSave } from '../use-game-save.ts';
import { DescriptionStep } from './description-step.tsx';
import { LockNotice } from './lock-notice.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { QuestionsStep } from './questions-step.tsx';
import { QuestionsView } from './questions-view.tsx';

const LIST = linkTo(paths.staffGames);

/** Props of {@link GameEditor}. */
export interface GameEditorProps {
  /** The game that is changed; undefined adds one. */
  game: Schema<'GameContent'> | undefined;
}

/** Writes a game, step by step, and shows one that can't be changed any more. */
export function GameEditor({ game: given }: GameEditorProps) {
  // It is saved over the version that was read, whatever is read later.
  const [game] = useState(given);
  const { staff } = useServices();
  const { has } = useSectionRights(SECTION.games);
  const router = useAppRouter();
  const wayBack = useWayBack(LIST);
  const locks = locksOf(game, has(rightToSave(game?.idJogo ?? 0)));
  const editor = useGameEditor(game, locks.isReadOnly);
  const { edit, change, initial, step, faults } = editor;
  const saving = useGameSave({ game, onTitleTaken: editor.refuseTitle });
  const [isPreviewing, setIsPreviewing] = useState(false);
  const isSaved = saving.state.step === 'saved';
  const isUnsaved = editor.isChanged && !isSaved;
  const draft = useKeptEdit(editor.kept, {
    edit,
    isUnsaved,
    id: game?.idJogo,
    onDiscard: () => change({ type: 'begin-anew', edit: initial }),
  });
  const words = game ? texts.ofEdit : texts.ofNew;

  // Not before the page knows that nothing is unsaved any more.
  useEffect(() => {
    if (isSaved) void router.navigate(wayBack.to, { state: wayBack.state });
  }, [isSaved, router, wayBack]);

  return (
    <>
      <AuthoringFrame
        title={game?.nmJogo ?? texts.newTitle}
        purpose={purposeOf(game, locks)}
        texts={{
          ...texts.frame,
          ...words,
          ...(locks.areQuestionsFixed && {
            stepHints: { ...texts.frame.stepHints, questions: texts.fixedQuestionsHint },
          }),
          ...(locks.isReadOnly && { leave: texts.leaveView }),
        }}
        listAt={LIST}
        steps={editor}
        problems={problemsOf(faults)}
        isUnsaved={isUnsaved}
        draft={draft}
        isSaving={saving.state.step === 'saving' || isSaved}
        subject={edit.title || texts.newTitle}
        isReadOnly={locks.isReadOnly}
        onSave={() => void saving.save(edit)}
        notice={game ? <LockNotice game={game} locks={locks} /> : null}
        outcome={
          <SaveFailure
            state={saving.state}
            savedAt={game && linkTo(paths.staffGame, { params: { id: String(game.idJogo) } })}
          />
        }
        actions={
          edit.questions.length > 0 ? (
            <Button variant="secondary" icon={<Eye />} onClick={() => setIsPreviewing(true)}>
              {texts.preview}
            </Button>
          ) : null
        }
      >
        {step === 'description' ? <DescriptionStep editor={editor} locks={locks} /> : null}
        {step === 'questions' && locks.areQuestionsFixed ? (
          <QuestionsView questions={edit.questions} />
        ) : null}
        {step === 'questions' && !locks.areQuestionsFixed ? (
          <QuestionsStep editor={editor} />
        ) : null}
        {step === 'people' ? (
          <AudienceList
            subject={edit.title}
            people={edit.people}
            most={GAME_LIMITS.people}
            candidates={(query) => listGameCandidatesQuery(staff, { query })}
            texts={texts.people}
            isReadOnly={locks.isReadOnly}
            onChange={(people) => change({ type: 'choose-people', people })}
          />
        ) : null}
      </AuthoringFrame>
      {isPreviewing ? (
        <PreviewDialog game={toPreviewContent(edit)} onClose={() => setIsPreviewing(false)} />
      ) : null}
    </>
  );
}

function purposeOf(game: GameEditorProps['game'], { frozen, isReadOnly }: GameLocks): string {
  if (!game) return texts.newPurpose;
  return isReadOnly || frozen ? texts.viewPurpose : texts.editPurpose;
}
