import { clsx } from 'clsx';
import { CircleAlert, Info } from 'lucide-react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { useDeferredValue, useId, useState } from 'react';
import groupStyles from '../choice-cell/choice-group.module.css';
import { useStableHandler } from '../stable-handler/index.ts';
import { useMessages } from '../ui-messages/ui-messages-provider.tsx';
import hidden from '../visually-hidden/visually-hidden.module.css';
import { RankRow } from './parts/rank-row.tsx';
import styles from './rank-choice.module.css';
import type { RankChoiceMessages } from './rank-choice-messages.ts';
import { rankChoiceMessages } from './rank-choice-messages.ts';
import type { RankOption, RankPlace, RankValue } from './rank-value.ts';
import { placeHolder, togglePlace } from './rank-value.ts';

export interface RankChoiceProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** The question, read out as the name of the whole group. */
  legend: ReactNode;
  /** Hides the legend when a heading above already shows the question. @default false */
  isLegendHidden?: boolean;
  /** The things to rank, in the order shown. */
  options: readonly RankOption[];
  /** The places to give, from first to last. */
  places: readonly RankPlace[];
  /** The places given so far, by option id. */
  value: RankValue;
  /** Receives the new value; never one with the same place twice. */
  onChange: (value: RankValue) => void;
  /** The language of legend, options and places, where it is not that of the page. */
  contentLang?: string | undefined;
  /** Keeps the focus but accepts no choice, while an answer is being sent. @default false */
  isBusy?: boolean;
  /** What is missing. Its presence marks the options without a place. */
  message?: string | undefined;
  /** Replaces the texts the component says by itself. */
  messages?: Partial<RankChoiceMessages>;
}

/**
 * Ranks N options by giving each a different place. A place held by another option cannot be
 * chosen and says which option holds it; choosing one's own place again clears it.
 * Moves by Tab between options, arrows between places, digits straight to a place.
 */
export function RankChoice({
  legend,
  isLegendHidden = false,
  options,
  places,
  value,
  onChange,
  contentLang,
  isBusy = false,
  message,
  messages,
  className,
  style,
  ...rest
}: RankChoiceProps) {
  const texts = useMessages('rankChoice', rankChoiceMessages, messages);
  const statusId = useId();
  const [refused, setRefused] = useState<{ option: RankOption; place: RankPlace }>();
  // The choice is on the screen first; what it takes and frees in the other rows is drawn after it.
  const settled = useDeferredValue(value);

  const holderOf = useStableHandler((option: RankOption, place: RankPlace) =>
    placeHolder(value, options, place.value, option.id),
  );
  const choose = useStableHandler((option: RankOption, place: RankPlace) => {
    if (isBusy) return false;
    const holder = holderOf(option, place);
    setRefused(holder && { option, place });
    if (!holder) onChange(togglePlace(value, option.id, place.value));
    return !holder;
  });

  const refusedFor = refused && placeHolder(value, options, refused.place.value, refused.option.id);

  return (
    <fieldset
      aria-describedby={statusId}
      {...rest}
      aria-busy={isBusy || undefined}
      className={clsx('aferir-rank-choice', groupStyles.root, className)}
      style={{ '--_places': places.length, ...style } as CSSProperties}
    >
      <legend lang={contentLang} className={clsx(styles.legend, isLegendHidden && hidden.root)}>
        {legend}
      </legend>
      <div className={styles.table}>
        <div lang={contentLang} className={styles.head} aria-hidden="true">
          <div className={styles.headCells}>
            {places.map((place) => (
              <span key={place.value}>{place.label}</span>
            ))}
          </div>
        </div>
        {options.map((option) => (
          <RankRow
            key={option.id}
            option={option}
            contentLang={contentLang}
            options={options}
            places={places}
            chosen={value[option.id]}
            held={settled}
            isBusy={isBusy}
            isMissing={message !== undefined && value[option.id] === undefined}
            takenLabel={texts.taken}
            placeTaken={texts.placeTaken}
            holderOf={holderOf}
            onChoose={choose}
          />
        ))}
      </div>
      {/* Stays mounted: readers announce only what enters an existing region. */}
      <div id={statusId} role="status" className={styles.status}>
        {message ? (
          <p className={clsx(styles.statusLine, groupStyles.message)} data-tone="danger">
            <CircleAlert className={groupStyles.messageIcon} aria-hidden="true" />
            <span>{message}</span>
          </p>
        ) : null}
        {refused && refusedFor ? (
          <p className={clsx(styles.statusLine, groupStyles.message)}>
            <Info className={groupStyles.messageIcon} aria-hidden="true" />
            <span>{texts.placeRefused(refused.place.label, refusedFor.label)}</span>
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
