import { memo, useDeferredValue, useId } from 'react';
import { ChoiceCell } from '../../choice-cell/choice-cell.tsx';
import styles from '../rank-choice.module.css';
import type { RankPlace } from '../rank-value.ts';

interface RankCellProps {
  place: RankPlace;
  /** Shared by the radios of one row. */
  name: string;
  /** The number shown, which is also the digit that chooses it. */
  digit: number;
  isChosen: boolean;
  /** Stands for the number while another option holds the place. */
  takenLabel: string;
  /** Why the place cannot be chosen now. */
  takenReason: string | undefined;
  isBusy: boolean;
  /** Stays the same, so that a choice draws only the cells that it changes. */
  onChoose: (place: RankPlace) => void;
}

/** One option × place. Whether Tab reaches it is the row's to say. */
export const RankCell = memo(function RankCell(props: RankCellProps) {
  const { place, name, digit, isChosen, takenLabel, takenReason, isBusy, onChoose } = props;
  const reasonId = useId();
  const state = isChosen ? 'chosen' : takenReason ? 'taken' : 'free';

  return (
    <ChoiceCell
      state={state}
      takenBy={takenLabel}
      className={styles.cell}
      name={name}
      value={place.value}
      aria-disabled={takenReason !== undefined || isBusy || undefined}
      aria-describedby={takenReason ? reasonId : undefined}
      aria-label={place.label}
      onClick={() => onChoose(place)}
      onChange={ignoreChange}
    >
      <RankFace digit={digit} />
      <RankReason id={reasonId} text={takenReason} />
    </ChoiceCell>
  );
});

// It is the same in every state, whose look is a matter of style: a choice draws none of it.
const RankFace = memo(function RankFace({ digit }: { digit: number }) {
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {digit}
      </span>
      <span className={styles.check} />
    </>
  );
});

interface RankReasonProps {
  id: string;
  text: string | undefined;
}

// The choice is on the screen first; what it takes away elsewhere is said after it.
function RankReason({ id, text }: RankReasonProps) {
  const reason = useDeferredValue(text);
  return reason ? (
    <span id={id} className={styles.reason}>
      {reason}
    </span>
  ) : null;
}

// A click also reaches a radio that is already checked; a change does not. The click decides.
function ignoreChange() {}
