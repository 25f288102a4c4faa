import { GAME_LIMITS, type GameDraftFault } from '@aferir/domain';
import { CountedTextField, IconButton, SortHandle } from '@aferir/ui';
import { Trash2 } from 'lucide-react';
import { type Direction, MoveButtons } from '../../../../shared/lists/move-buttons.tsx';
import { faultAt, fieldIdOf } from '../editing/editor-steps.ts';
import type { GameChange, OptionEdit, QuestionEdit } from '../editing/game-edit.ts';
import { canRemoveOption } from '../editing/new-question.ts';
import { moveOfOption } from '../editing/places.ts';
import { optionKindOf } from '../editing/sort-slots.ts';
import { gameAuthoringMessages as texts } from '../game-authoring-messages.ts';
import styles from './questions.module.css';

/** Props of {@link OptionRow}. */
export interface OptionRowProps {
  question: QuestionEdit;
  option: OptionEdit;
  /** Its question and its place there, from 0. */
  at: { question: number; option: number };
  faults: readonly GameDraftFault[];
  change: (change: GameChange) => void;
  onMove: (direction: Direction) => void;
}

/** An option of a question. */
export function OptionRow({ question, option, at, faults, change, onMove }: OptionRowProps) {
  const { key, text, isRight } = option;
  const name = texts.optionIn(at.option + 1, at.question + 1);
  const field = { field: 'option', ...at } as const;
  return (
    <div className={styles.option}>
      <SortHandle
        itemId={key}
        kind={optionKindOf(question.key)}
        label={name}
        className={styles.beside}
      />
      <CountedTextField
        id={fieldIdOf(field)}
        label={isRight ? texts.rightOptionOf(at.option + 1) : texts.optionOf(at.option + 1)}
        autoComplete="off"
        maxLength={GAME_LIMITS.option}
        value={text}
        onChange={({ target }) =>
          change({
            type: 'word-option',
            question: question.key,
            option: key,
            text: target.value,
          })
        }
        error={faultAt(faults, field)}
      />
      <div className={styles.buttons}>
        <MoveButtons
          idPrefix={key}
          name={name}
          canMove={(direction) => moveOfOption(question, key, direction) !== undefined}
          onMove={onMove}
        />
        {canRemoveOption(question) ? (
          <IconButton
            size="s"
            label={texts.removeOption(name)}
            icon={<Trash2 />}
            onClick={() => change({ type: 'remove-option', question: question.key, option: key })}
          />
        ) : null}
      </div>
    </div>
  );
}
