import { Check } from 'lucide-react';
import { memo } from 'react';
import { ChoiceCell } from '../../choice-cell/choice-cell.tsx';
import styles from '../score-choice.module.css';
import type { ScoreTone } from '../score-value.ts';

interface ScoreCellProps {
  score: number;
  /** Shared by the radios of one choice. */
  name: string;
  tone: ScoreTone | undefined;
  isChosen: boolean;
  isBusy: boolean;
  isInvalid: boolean;
  /** What this end of the scale means. */
  describedBy: string | undefined;
  /** Stays the same, so that a choice draws only the cells that it changes. */
  onChoose: (score: number) => void;
}

/** One score of the scale. */
export const ScoreCell = memo(function ScoreCell(props: ScoreCellProps) {
  const { score, name, tone, isChosen, isBusy, isInvalid, describedBy, onChoose } = props;
  return (
    <ChoiceCell
      state={isChosen ? 'chosen' : 'free'}
      tone={tone}
      className={styles.cell}
      name={name}
      value={score}
      aria-disabled={isBusy || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onChange={() => onChoose(score)}
    >
      <span className={styles.number}>{score}</span>
      <Check className={styles.check} aria-hidden="true" />
    </ChoiceCell>
  );
});
