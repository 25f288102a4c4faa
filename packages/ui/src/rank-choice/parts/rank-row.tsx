import type { KeyboardEvent } from 'react';
import { useId, useRef, useState } from 'react';
import styles from '../rank-choice.module.css';
import type { RankOption, RankPlace } from '../rank-value.ts';
import { placeIndexAfterKey } from '../rank-value.ts';
import { RankCell } from './rank-cell.tsx';

interface RankRowProps {
  option: RankOption;
  places: readonly RankPlace[];
  /** The option's place, if it has one. */
  chosen: number | undefined;
  isBusy: boolean;
  isMissing: boolean;
  /** Why a place is not free for this option. */
  reasonOf: (place: RankPlace) => string | undefined;
  onChoose: (place: RankPlace) => void;
}

/** One option with its places: a radio group moved by arrows and by digits. */
export function RankRow(props: RankRowProps) {
  const { option, places, chosen, isBusy, isMissing, reasonOf, onChoose } = props;
  const labelId = useId();
  const groupName = useId();
  const radios = useRef<(HTMLInputElement | null)[]>([]);
  const [focused, setFocused] = useState<number>();
  const chosenIndex = places.findIndex((place) => place.value === chosen);
  const tabStop = focused ?? Math.max(0, chosenIndex);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;

    const target = placeIndexAfterKey(event.key, index, places.length);
    const digit = Number.parseInt(event.key, 10);
    const place = places[target ?? digit - 1];
    if (!place) return;

    event.preventDefault();
    radios.current[target ?? digit - 1]?.focus();
    const isOwnByArrow = target !== undefined && place.value === chosen;
    const isTakenByArrow = target !== undefined && reasonOf(place) !== undefined;
    if (!isOwnByArrow && !isTakenByArrow) onChoose(place);
  }

  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      aria-invalid={isMissing || undefined}
      aria-required="true"
      className={styles.row}
      data-missing={isMissing || undefined}
    >
      <span id={labelId} className={styles.option}>
        {option.label}
      </span>
      <div className={styles.cells}>
        {places.map((place, index) => (
          <RankCell
            key={place.value}
            ref={(radio) => {
              radios.current[index] = radio;
            }}
            place={place}
            name={groupName}
            digit={index + 1}
            isChosen={chosen === place.value}
            takenReason={reasonOf(place)}
            isBusy={isBusy}
            onChoose={() => onChoose(place)}
            isTabStop={index === tabStop}
            onFocus={() => setFocused(index)}
            onBlur={() => setFocused(undefined)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          />
        ))}
      </div>
    </div>
  );
}
