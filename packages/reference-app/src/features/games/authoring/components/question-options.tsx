import type { GameDraftFault } from '@aferir/domain';
import { Button, RadioGroupField, SortSlot } from '@aferir/ui';
import { Plus } from 'lucide-react';
import frame from '../../../../shared/authoring/authoring.module.css';
import type { Direction } from '../../../../shared/lists/move-buttons.tsx';
import { faultAt, fieldIdOf } from '../editing/editor-steps.ts';
import type { GameChange, OptionEdit, QuestionEdit } from '../editing/game-edit.ts';
import { canAddOption, newOption } from '../editing/new-question.ts';
import { END, optionKindOf, slotOfOption } from '../editing/sort-slots.ts';
import { gameAuthoringMessages as texts } from '../game-authoring-messages.ts';
import { OptionRow } from './option-row.tsx';
import styles from './questions.module.css';

/** Props of {@link QuestionOptions}. */
export interface QuestionOptionsProps {
  question: QuestionEdit;
  /** Its place, from 0. */
  place: number;
  faults: readonly GameDraftFault[];
  change: (change: GameChange) => void;
  onMove: (option: OptionEdit, name: string, direction: Direction) => void;
}

/** The options of a question in their order, and which of a quiz is right. */
export function QuestionOptions({ question, place, faults, change, onMove }: QuestionOptionsProps) {
  const { key, kind, options } = question;
  const optionsField = { field: 'options', question: place } as const;
  const rightField = { field: 'right-option', question: place } as const;
  const optionsFault = faultAt(faults, optionsField);
  if (kind === 'words') return null;
  return (
    <fieldset
      id={fieldIdOf(optionsField)}
      tabIndex={-1}
      aria-label={texts.options(place + 1)}
      className={styles.optionsRoot}
    >
      {options.length > 0 ? (
        <ol className={styles.options}>
          {options.map((option, index) => (
            <li key={option.key} className={styles.place}>
              <SortSlot
                slotId={slotOfOption(key, option.key)}
                kind={optionKindOf(key)}
                label={texts.before(texts.optionIn(index + 1, place + 1))}
                className={styles.slot}
              />
              <OptionRow
                question={question}
                option={option}
                at={{ question: place, option: index }}
                faults={faults}
                change={change}
                onMove={(direction) =>
                  onMove(option, texts.optionIn(index + 1, place + 1), direction)
                }
              />
            </li>
          ))}
        </ol>
      ) : null}
      <div className={styles.place}>
        <SortSlot
          slotId={slotOfOption(key, END)}
          kind={optionKindOf(key)}
          label={texts.endOfOptions(place + 1)}
          className={styles.slot}
        />
        {kind === 'quiz' ? (
          <RadioGroupField
            id={fieldIdOf(rightField)}
            label={texts.rightOption}
            orientation="horizontal"
            options={options.map((option, index) => ({
              value: option.key,
              label: texts.optionOf(index + 1),
            }))}
            value={options.find(({ isRight }) => isRight)?.key ?? ''}
            onValueChange={(option) => change({ type: 'choose-right', question: key, option })}
            error={faultAt(faults, rightField)}
          />
        ) : null}
        {canAddOption(question) ? (
          <Button
            variant="secondary"
            size="s"
            icon={<Plus />}
            onClick={() => change({ type: 'add-option', question: key, option: newOption() })}
          >
            {texts.addOption}
          </Button>
        ) : null}
      </div>
      {optionsFault ? <p className={frame.fault}>{optionsFault}</p> : null}
    </fieldset>
  );
}
