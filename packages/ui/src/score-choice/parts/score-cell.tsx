import { Check } from 'lucide-react';
import type { Ref } from 'react';
import styles from '../score-choice.module.css';
import type { ScoreTone } from '../score-value.ts';

interface ScoreCellProps {
  ref: Ref<HTMLInputElement>;
  score: number;
  /** Shared by the radios of one choice. */
  name: string;
  tone: ScoreTone | undefined;
  isChosen: boolean;
  isBusy: boolean;
  isInvalid: boolean;
  /** What this end of the scale means. */
  describedBy: string | undefined;
  onChoose: () => void;
}

/** One score: a native radio with its whole cell as the target. */
export function ScoreCell(props: ScoreCellProps) {
  const { ref, score, name, tone, isChosen, isBusy, isInvalid, describedBy, onChoose } = props;
  return (
    <label className={styles.cell} data-tone={tone} data-state={isChosen ? 'chosen' : 'free'}>
      <input
        ref={ref}
        type="radio"
        className={styles.radio}
        name={name}
        value={score}
        checked={isChosen}
        aria-disabled={isBusy || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={onChoose}
      />
      <span className={styles.number}>{score}</span>
      <Check className={styles.check} aria-hidden="true" />
    </label>
  );
}
