import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { useId, useRef } from 'react';
import groupStyles from '../choice-cell/choice-group.module.css';
import { useStableHandler } from '../stable-handler/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ScoreCell } from './parts/score-cell.tsx';
import styles from './score-choice.module.css';
import type { ScoreTone } from './score-value.ts';
import { scoresOf } from './score-value.ts';
import { useDigitKeys } from './use-digit-keys.ts';

export interface ScoreChoiceProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** What is rated, read out as the name of the group. */
  legend: ReactNode;
  /** Hides the legend when a heading above already shows it. @default false */
  isLegendHidden?: boolean;
  /** The chosen score; null is none yet. 0 is a score. */
  value: number | null;
  onValueChange: (value: number) => void;
  /** The color of each score, always beside its number. None: all are neutral. */
  toneOf?: (score: number) => ScoreTone;
  /** The lowest score. @default 0 */
  min?: number;
  /** The highest score. @default 10 */
  max?: number;
  /** What the lowest score means. */
  lowLabel?: string;
  /** What the highest score means. */
  highLabel?: string;
  /** Keeps the focus but accepts no choice, while a score is being sent. @default false */
  isBusy?: boolean;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
}

/**
 * One score out of a short scale of whole numbers, all in sight. Arrows move through the scores
 * and digits choose one ('1' then '0' is 10). With `useDigitKeys` digits work around it too.
 */
export function ScoreChoice({
  legend,
  isLegendHidden = false,
  value,
  onValueChange,
  toneOf,
  min = 0,
  max = 10,
  lowLabel,
  highLabel,
  isBusy = false,
  disabled = false,
  error,
  className,
  style,
  onKeyDown,
  ...rest
}: ScoreChoiceProps) {
  const id = useId();
  const [lowId, highId, errorId] = [`${id}-low`, `${id}-high`, `${id}-error`];
  const scale = useRef<HTMLDivElement>(null);
  const scores = scoresOf({ min, max });

  const choose = useStableHandler((score: number) => {
    if (!isBusy) onValueChange(score);
  });

  const typeDigit = useDigitKeys({
    value,
    min,
    max,
    isDisabled: isBusy || disabled,
    onValueChange: (score) => {
      scale.current?.querySelectorAll('input')[score - min]?.focus();
      onValueChange(score);
    },
  });

  function endLabelOf(score: number): string | undefined {
    if (score === min && lowLabel) return lowId;
    return score === max && highLabel ? highId : undefined;
  }

  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      {...rest}
      data-invalid={error ? true : undefined}
      disabled={disabled}
      aria-busy={isBusy || undefined}
      className={clsx('aferir-score-choice', styles.root, groupStyles.root, className)}
      style={
        { '--_scores': scores.length, '--_half': halfOf(scores.length), ...style } as CSSProperties
      }
      onKeyDown={(event) => {
        onKeyDown?.(event);
        typeDigit(event);
      }}
    >
      <legend className={styles.legend}>
        {isLegendHidden ? (
          <VisuallyHidden>{legend}</VisuallyHidden>
        ) : (
          <span className={styles.legendText}>{legend}</span>
        )}
      </legend>
      <div ref={scale} className={styles.scale}>
        {scores.map((score) => (
          <ScoreCell
            key={score}
            score={score}
            name={id}
            tone={toneOf?.(score)}
            isChosen={score === value}
            isBusy={isBusy}
            isInvalid={Boolean(error)}
            describedBy={endLabelOf(score)}
            onChoose={choose}
          />
        ))}
      </div>
      {lowLabel || highLabel ? (
        <div className={styles.ends}>
          <span>{lowLabel ? <EndLabel id={lowId} score={min} text={lowLabel} /> : null}</span>
          <span>{highLabel ? <EndLabel id={highId} score={max} text={highLabel} /> : null}</span>
        </div>
      ) : null}
      {/* Stays mounted: readers announce only what enters an existing region. */}
      <div id={errorId} role="alert" className={clsx(styles.error, groupStyles.message)}>
        {error ? (
          <>
            <CircleAlert className={groupStyles.messageIcon} aria-hidden="true" />
            <span>{error}</span>
          </>
        ) : null}
      </div>
    </fieldset>
  );
}

/** Scores in the first of two rows; a short scale stays in one. */
function halfOf(count: number): number {
  return count > 6 ? Math.ceil(count / 2) : count;
}

function EndLabel({ id, score, text }: { id: string; score: number; text: string }) {
  return (
    <>
      <span aria-hidden="true">{`${score} = `}</span>
      <span id={id}>{text}</span>
    </>
  );
}
