import { GAME_LIMITS, GAME_QUESTION_KIND_NAMES, type GameDraftFault } from '@aferir/domain';
import { Badge, IconButton, SortHandle, TextAreaField } from '@aferir/ui';
import { Copy, Trash2 } from 'lucide-react';
import { type Direction, MoveButtons } from '../../../../shared/lists/move-buttons.tsx';
import { faultAt, fieldIdOf } from '../editing/editor-steps.ts';
import type { GameChange, OptionEdit, QuestionEdit } from '../editing/game-edit.ts';
import { QUESTION_KIND } from '../editing/sort-slots.ts';
import { gameAuthoringMessages as texts } from '../game-authoring-messages.ts';
import { KIND_ICONS } from './kind-icons.tsx';
import { QuestionOptions } from './question-options.tsx';
import styles from './questions.module.css';

/** What happens to a question; each of them stays the same function, so that only what has changed is drawn anew. */
export interface QuestionEvents {
  readonly change: (change: GameChange) => void;
  readonly onMove: (question: QuestionEdit, direction: Direction) => void;
  readonly onMoveOption: (
    question: QuestionEdit,
    option: OptionEdit,
    name: string,
    direction: Direction,
  ) => void;
  readonly onDuplicate: (question: QuestionEdit) => void;
  readonly onRemove: (question: QuestionEdit) => void;
}

/** Props of {@link QuestionCard}. */
export interface QuestionCardProps extends QuestionEvents {
  question: QuestionEdit;
  /** From 0. */
  place: number;
  /** How many questions there are. */
  count: number;
  /** What is wrong with this question. */
  faults: readonly GameDraftFault[];
}

/** A question of a game with its options. */
export function QuestionCard({
  question,
  place,
  count,
  faults,
  change,
  onMove,
  onMoveOption,
  onDuplicate,
  onRemove,
}: QuestionCardProps) {
  const { key, kind, text } = question;
  const number = place + 1;
  const kindName = GAME_QUESTION_KIND_NAMES[kind];
  const field = { field: 'question-text', question: place } as const;
  return (
    <section aria-label={texts.questionName(number, kindName)} className={styles.card}>
      <div className={styles.header}>
        <SortHandle itemId={key} kind={QUESTION_KIND} label={texts.questionOf(number)} />
        <Badge tone="accent" icon={KIND_ICONS[kind]} className={styles.kind}>
          {kindName}
        </Badge>
        <div className={styles.buttons}>
          <MoveButtons
            idPrefix={key}
            name={texts.questionOf(number)}
            canMove={(direction) => (direction === 'up' ? place > 0 : place < count - 1)}
            onMove={(direction) => onMove(question, direction)}
          />
          <IconButton
            size="s"
            label={texts.duplicateQuestion(number)}
            icon={<Copy />}
            aria-disabled={count >= GAME_LIMITS.questions}
            onClick={() => count < GAME_LIMITS.questions && onDuplicate(question)}
          />
          <IconButton
            size="s"
            label={texts.removeQuestion(number)}
            icon={<Trash2 />}
            onClick={() => onRemove(question)}
          />
        </div>
      </div>
      <TextAreaField
        id={fieldIdOf(field)}
        label={texts.questionOf(number)}
        hint={texts.kindHints[kind]}
        rows={2}
        maxLength={GAME_LIMITS.question}
        value={text}
        onChange={({ target }) =>
          change({ type: 'word-question', question: key, text: target.value })
        }
        error={faultAt(faults, field)}
      />
      <QuestionOptions
        question={question}
        place={place}
        faults={faults}
        change={change}
        onMove={(option, name, direction) => onMoveOption(question, option, name, direction)}
      />
    </section>
  );
}
