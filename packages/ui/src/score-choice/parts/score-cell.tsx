import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { ChoiceCell } from '../../choice-cell/choice-cell.tsx';
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

/** One score of the scale. */
export function ScoreCell(props: ScoreCellProps) {
  const { ref, score, name, tone, isChosen, isBusy, isInvalid, describedBy, onChoose } = props;
  return (
    <ChoiceCell
      ref={ref}
      state={isChosen ? 'chosen' : 'free'}
      tone={tone}
      className={styles.cell}
      name={name}
      value={score}
      aria-disabled={isBusy || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onChange={onChoose}
    >
      <span className={styles.number}>{score}</span>
      <Check className={styles.check} aria-hidden="true" />
    </ChoiceCell>
  );
}
