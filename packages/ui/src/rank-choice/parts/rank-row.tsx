import { type KeyboardEvent, memo, useId, useRef } from 'react';
import { useStableHandler } from '../../stable-handler/index.ts';
import styles from '../rank-choice.module.css';
import {
  placeHolder,
  placeIndexAfterKey,
  type RankOption,
  type RankPlace,
  type RankValue,
} from '../rank-value.ts';
import { RankCell } from './rank-cell.tsx';
import { radiosIn, useTabStop } from './use-tab-stop.ts';

interface RankRowProps {
  option: RankOption;
  contentLang: string | undefined;
  /** All that are ranked: another one may hold a place. */
  options: readonly RankOption[];
  places: readonly RankPlace[];
  /** The place of the option itself. */
  chosen: number | undefined;
  /** Which option holds which place, as it is drawn; may be a frame behind. */
  held: RankValue;
  isBusy: boolean;
  isMissing: boolean;
  /** Stands in a place that another option holds. */
  takenLabel: string;
  /** Says which option holds a place. */
  placeTaken: (option: string) => string;
  /** The other option that holds a place now: keys may come faster than frames. Stays the same. */
  holderOf: (option: RankOption, place: RankPlace) => RankOption | undefined;
  /** Gives the option a place, if it is free: whether it was. Stays the same, as for the cells. */
  onChoose: (option: RankOption, place: RankPlace) => boolean;
}

/** One option with its places: a radio group moved by arrows and by digits. */
export const RankRow = memo(function RankRow(props: RankRowProps) {
  const { option, contentLang, options, places, chosen, held, isBusy, isMissing } = props;
  const { takenLabel, placeTaken, holderOf, onChoose } = props;
  const labelId = useId();
  const groupName = useId();
  const row = useRef<HTMLDivElement>(null);
  const tabStop = useTabStop(
    row,
    places.findIndex((place) => place.value === chosen),
  );
  const choose = useStableHandler((place: RankPlace) => onChoose(option, place));

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;

    const radios = radiosIn(row.current);
    const index = radios.indexOf(event.target as HTMLInputElement);
    const target = placeIndexAfterKey(event.key, index, places.length);
    const digit = Number.parseInt(event.key, 10);
    const place = places[target ?? digit - 1];
    if (!place) return;

    event.preventDefault();
    radios[target ?? digit - 1]?.focus();
    const isOwnByArrow = target !== undefined && place.value === chosen;
    const isTakenByArrow = target !== undefined && holderOf(option, place) !== undefined;
    if (!isOwnByArrow && !isTakenByArrow) choose(place);
  }

  return (
    <div
      ref={row}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-invalid={isMissing || undefined}
      aria-required="true"
      className={styles.row}
      data-missing={isMissing || undefined}
      onKeyDown={handleKeyDown}
      {...tabStop}
    >
      <span id={labelId} lang={contentLang} className={styles.option}>
        {option.label}
      </span>
      <div className={styles.cells}>
        {places.map((place, index) => {
          const holder = placeHolder(held, options, place.value, option.id);
          return (
            <RankCell
              key={place.value}
              place={place}
              contentLang={contentLang}
              name={groupName}
              digit={index + 1}
              isChosen={chosen === place.value}
              takenLabel={takenLabel}
              takenReason={holder && placeTaken(holder.label)}
              isBusy={isBusy}
              onChoose={choose}
            />
          );
        })}
      </div>
    </div>
  );
});
