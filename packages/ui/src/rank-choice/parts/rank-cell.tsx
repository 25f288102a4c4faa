import { memo, useId } from 'react';
import { ChoiceCell } from '../../choice-cell/choice-cell.tsx';
import styles from '../rank-choice.module.css';
import type { RankPlace } from '../rank-value.ts';

interface RankCellProps {
  place: RankPlace;
  contentLang: string | undefined;
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
  /** Gives the place, if it is free: whether it was. Stays the same, so that a choice draws only the cells that it changes. */
  onChoose: (place: RankPlace) => boolean;
}

/** One option × place. Whether Tab reaches it is the row's to say. */
export const RankCell = memo(function RankCell(props: RankCellProps) {
  const { place, contentLang, name, digit, isChosen, takenLabel, takenReason, isBusy } = props;
  const { onChoose } = props;
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
      lang={contentLang}
      onClick={(event) => {
        // It may have been taken within the last frame.
        if (!onChoose(place)) event.preventDefault();
      }}
      onChange={ignoreChange}
    >
      <span className={styles.mark} aria-hidden="true">
        {digit}
      </span>
      {takenReason ? (
        <span id={reasonId} className={styles.reason}>
          {takenReason}
        </span>
      ) : null}
    </ChoiceCell>
  );
});

// A click also reaches a radio that is already checked; a change does not. The click decides.
function ignoreChange() {}
