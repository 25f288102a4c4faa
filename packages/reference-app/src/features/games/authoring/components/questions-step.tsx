import { GAME_LIMITS, GAME_QUESTION_KIND_NAMES, GAME_QUESTION_KINDS } from '@aferir/domain';
import { Button, ConfirmDialog, SortableArea, SortSlot, useStableHandler } from '@aferir/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import authoring from '../../../../shared/authoring/authoring.module.css';
import type { Direction } from '../../../../shared/lists/move-buttons.tsx';
import { useMoves } from '../../../../shared/lists/use-moves.tsx';
import { faultAt, faultsOfQuestion, fieldIdOf } from '../editing/editor-steps.ts';
import type { OptionEdit, QuestionEdit } from '../editing/game-edit.ts';
import { copyOfQuestion, newQuestion } from '../editing/new-question.ts';
import { moveOfOption, moveOfQuestion } from '../editing/places.ts';
import { changeOfDrop, END, QUESTION_KIND, slotOfQuestion } from '../editing/sort-slots.ts';
import { gameAuthoringMessages as texts } from '../game-authoring-messages.ts';
import type { GameEditor } from '../use-game-editor.ts';
import { KIND_ICONS } from './kind-icons.tsx';
import { QuestionPlace } from './question-place.tsx';
import styles from './questions.module.css';

/** The questions of a game, of any kind and mixed, put in order by buttons and by dragging. */
export function QuestionsStep({
  editor: { edit, change, faults },
}: {
  editor: Pick<GameEditor, 'edit' | 'change' | 'faults'>;
}) {
  const { questions } = edit;
  const [unwanted, setUnwanted] = useState<QuestionEdit>();
  const { frame, announcement, move, focusOnceDrawn } = useMoves({
    change,
    movedText: texts.moved,
  });
  const isFull = questions.length >= GAME_LIMITS.questions;
  const placeOf = ({ key }: QuestionEdit) => questions.findIndex((one) => one.key === key);
  const fault = faultAt(faults, { field: 'questions' });

  function drop(item: string, slot: string) {
    const dropped = changeOfDrop(item, slot);
    if (dropped) change(dropped);
  }

  /** Adds a question, behind another or at the end, and goes to its text. */
  function add(question: QuestionEdit, after?: QuestionEdit) {
    change({ type: 'add-question', question, ...(after && { after: after.key }) });
    const place = after ? placeOf(after) + 1 : questions.length;
    focusOnceDrawn(fieldIdOf({ field: 'question-text', question: place }));
  }

  const moveQuestion = useStableHandler((question: QuestionEdit, direction: Direction) =>
    move(
      question.key,
      texts.questionOf(placeOf(question) + 1),
      direction,
      moveOfQuestion(edit, question.key, direction),
    ),
  );
  const moveOption = useStableHandler(
    (question: QuestionEdit, { key }: OptionEdit, name: string, direction: Direction) =>
      move(key, name, direction, moveOfOption(question, key, direction)),
  );
  const duplicate = useStableHandler((question: QuestionEdit) =>
    add(copyOfQuestion(question), question),
  );

  return (
    <fieldset
      {...frame}
      id={fieldIdOf({ field: 'questions' })}
      aria-label={texts.questions}
      className={clsx(frame.className, styles.step)}
    >
      <SortableArea onDrop={drop}>
        {questions.length === 0 ? (
          <p className={clsx(authoring.hint, styles.above)}>{texts.noQuestions}</p>
        ) : null}
        <ol className={styles.questions} aria-label={texts.questions}>
          {questions.map((question, place) => (
            <QuestionPlace
              key={question.key}
              question={question}
              place={place}
              count={questions.length}
              faults={faultsOfQuestion(faults, place)}
              change={change}
              onMove={moveQuestion}
              onMoveOption={moveOption}
              onDuplicate={duplicate}
              onRemove={setUnwanted}
            />
          ))}
          <li className={styles.place}>
            <SortSlot
              slotId={slotOfQuestion(END)}
              kind={QUESTION_KIND}
              label={texts.endOfGame}
              className={styles.slot}
            />
            <fieldset aria-label={texts.addQuestion} className={styles.add}>
              <p aria-hidden className={styles.addTitle}>
                {texts.addQuestion}
              </p>
              <div className={styles.kinds}>
                {GAME_QUESTION_KINDS.map((kind) => (
                  <Button
                    key={kind}
                    variant="secondary"
                    icon={KIND_ICONS[kind]}
                    disabled={isFull}
                    onClick={() => add(newQuestion(kind))}
                  >
                    {GAME_QUESTION_KIND_NAMES[kind]}
                  </Button>
                ))}
              </div>
            </fieldset>
          </li>
        </ol>
      </SortableArea>
      {fault ? <p className={clsx(authoring.fault, styles.below)}>{fault}</p> : null}
      {announcement}
      <ConfirmDialog
        isOpen={unwanted !== undefined}
        tone="danger"
        title={texts.removeQuestionTitle}
        message={texts.removeQuestionText}
        subject={unwanted ? unwanted.text.trim() || texts.emptyQuestion(placeOf(unwanted) + 1) : ''}
        confirmLabel={texts.remove}
        onConfirm={() => {
          if (unwanted) change({ type: 'remove-question', question: unwanted.key });
          setUnwanted(undefined);
        }}
        onCancel={() => setUnwanted(undefined)}
      />
    </fieldset>
  );
}
