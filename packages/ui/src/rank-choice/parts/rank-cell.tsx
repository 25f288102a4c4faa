import { Check } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { useId } from 'react';
import { ChoiceCell } from '../../choice-cell/choice-cell.tsx';
import styles from '../rank-choice.module.css';
import type { RankPlace } from '../rank-value.ts';

interface RankCellProps {
  ref: Ref<HTMLInputElement>;
  place: RankPlace;
  /** Shared by the radios of one row. */
  name: string;
  /** The number shown, which is also the digit that chooses it. */
  digit: number;
  isChosen: boolean;
  /** Why the place cannot be chosen now. */
  takenReason: string | undefined;
  isBusy: boolean;
  /** Whether Tab reaches this place; one in each row. */
  isTabStop: boolean;
  onChoose: () => void;
  onFocus: () => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** One option × place. */
export function RankCell(props: RankCellProps) {
  const { ref, place, name, digit, isChosen, takenReason, isBusy, isTabStop } = props;
  const { onChoose, onFocus, onBlur, onKeyDown } = props;
  const reasonId = useId();
  const state = isChosen ? 'chosen' : takenReason ? 'taken' : 'free';

  return (
    <ChoiceCell
      ref={ref}
      state={state}
      className={styles.cell}
      name={name}
      value={place.value}
      aria-disabled={takenReason !== undefined || isBusy || undefined}
      aria-describedby={takenReason ? reasonId : undefined}
      aria-label={place.label}
      // The browser's own choice of a stop goes astray once a place was cleared.
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onClick={onChoose}
      onChange={ignoreChange}
    >
      <span className={styles.mark} aria-hidden="true">
        {isChosen ? <Check className={styles.check} /> : digit}
      </span>
      <span className={styles.placeLabel} aria-hidden="true">
        {place.label}
      </span>
      {takenReason ? (
        <span id={reasonId} className={styles.reason}>
          {takenReason}
        </span>
      ) : null}
    </ChoiceCell>
  );
}

// A click also reaches a radio that is already checked; a change does not. The click decides.
function ignoreChange() {}
