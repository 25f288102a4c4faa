import { VisuallyHidden } from '@aferir/ui';
import { Circle, CircleAlert, Diamond, Square, Triangle } from 'lucide-react';
import { useId } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import type { GamePlayerMessages } from '../game-player.messages.ts';
import type { GameQuestion } from '../game-player.types.ts';
import styles from './option-list.module.css';

/** The signs of a quiz: each place has its shape and its color, so that neither tells alone. */
const signs = [Triangle, Diamond, Circle, Square];

export interface OptionListProps {
  question: GameQuestion;
  chosenId: number | undefined;
  isBusy: boolean;
  isIncomplete: boolean;
  onChoose: (optionId: number) => void;
}

/** The options of a quiz or a voting, of which one is chosen. */
export function OptionList(props: OptionListProps) {
  const { question, chosenId, isBusy, isIncomplete, onChoose } = props;
  const { messages } = useWidget<GamePlayerMessages>();
  const content = useContentLang();
  const id = useId();
  const errorId = `${id}-error`;
  const hasSigns = question.kind === 'quiz';
  return (
    <fieldset
      className={styles.root}
      data-kind={question.kind}
      aria-busy={isBusy || undefined}
      aria-describedby={isIncomplete ? errorId : undefined}
    >
      <legend>
        <VisuallyHidden {...content}>{question.text}</VisuallyHidden>
      </legend>
      <div {...content} className={styles.options}>
        {question.options.map((option, place) => {
          const Sign = signs[place % signs.length] ?? Square;
          return (
            <label key={option.id} className={styles.option} data-place={(place % 4) + 1}>
              <input
                type="radio"
                name={id}
                value={String(option.id)}
                checked={option.id === chosenId}
                aria-disabled={isBusy || undefined}
                aria-invalid={isIncomplete || undefined}
                className={styles.radio}
                onClick={(event) => {
                  if (isBusy) event.preventDefault();
                }}
                onChange={() => {
                  if (!isBusy) onChoose(option.id);
                }}
              />
              {hasSigns ? (
                <span className={styles.sign} aria-hidden="true">
                  <Sign />
                </span>
              ) : null}
              <span className={styles.text}>{option.text}</span>
              <span className={styles.mark} aria-hidden="true" />
            </label>
          );
        })}
      </div>
      {/* Stays mounted: readers announce only what enters an existing region. */}
      <div id={errorId} role="alert" className={styles.error}>
        {isIncomplete ? (
          <>
            <CircleAlert aria-hidden="true" />
            <span>{messages.choose}</span>
          </>
        ) : null}
      </div>
    </fieldset>
  );
}
