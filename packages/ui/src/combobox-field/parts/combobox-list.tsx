import { clsx } from 'clsx';
import { Check, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../button/index.ts';
import { Spinner } from '../../spinner/index.ts';
import styles from '../combobox-field.module.css';
import type { ComboboxMessages } from '../combobox-messages.ts';
import type { ComboboxOption, ComboboxSearch } from '../use-combobox-search.ts';

interface ComboboxListProps<Option extends ComboboxOption> {
  id: string;
  label: string;
  search: ComboboxSearch<Option>;
  /** The value chosen. */
  chosen: string | undefined;
  /** What can be made, after the options; undefined is nothing. */
  offered: string | undefined;
  /** Whether it is being made. */
  isCreating: boolean;
  /** Why the last one was not made. */
  notMade: string | undefined;
  /** What is said where there is nothing. */
  nothing: string;
  /** What to do then. */
  emptyAction: ReactNode;
  /** The place of the option that Enter takes; -1 is none. */
  active: number;
  messages: ComboboxMessages;
  onPoint: (index: number) => void;
  onTake: (option: Option) => void;
  onCreate: (text: string) => void;
  onRetry: () => void;
}

/** What can be chosen, or why there is nothing. */
export function ComboboxList<Option extends ComboboxOption>({
  id,
  label,
  search,
  chosen,
  offered,
  isCreating,
  notMade,
  nothing,
  emptyAction,
  active,
  messages,
  onPoint,
  onTake,
  onCreate,
  onRetry,
}: ComboboxListProps<Option>) {
  const { status, options, total } = search;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const option = list.current?.children[active];
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  return (
    <>
      {notMade ? <div className={styles.note}>{notMade}</div> : null}
      <div
        ref={list}
        role="listbox"
        id={id}
        aria-label={label}
        aria-busy={status === 'loading' || isCreating}
        hidden={options.length === 0 && offered === undefined}
        className={styles.list}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input hears the keys
          <div
            key={option.value}
            id={optionIdOf(id, index)}
            role="option"
            aria-selected={option.value === chosen}
            data-active={index === active || undefined}
            className={clsx('aferir-combobox-option', styles.option)}
            onPointerMove={() => {
              if (index !== active) onPoint(index);
            }}
            onClick={() => onTake(option)}
          >
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
            </span>
            {option.value === chosen ? <Check className={styles.check} aria-hidden /> : null}
          </div>
        ))}
        {offered === undefined ? null : (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input hears the keys
          <div
            id={optionIdOf(id, options.length)}
            role="option"
            aria-selected={false}
            aria-disabled={isCreating || undefined}
            data-active={active === options.length || undefined}
            className={clsx('aferir-combobox-option', styles.option, styles.create)}
            onPointerMove={() => {
              if (active !== options.length) onPoint(options.length);
            }}
            onClick={() => onCreate(offered)}
          >
            {isCreating ? <Spinner size="s" /> : <Plus className={styles.check} aria-hidden />}
            <span className={styles.words}>
              {isCreating ? messages.creating(offered) : messages.create(offered)}
            </span>
          </div>
        )}
      </div>
      {status === 'loading' && options.length === 0 ? (
        <div className={styles.note}>
          <Spinner size="s" />
          <span>{messages.loading}</span>
        </div>
      ) : null}
      {status === 'done' && options.length === 0 && offered === undefined ? (
        <div className={styles.note}>
          <span>{nothing}</span>
          {emptyAction}
        </div>
      ) : null}
      {status === 'failed' ? (
        <div className={styles.note}>
          <span>{messages.failed}</span>
          <Button variant="secondary" size="s" onClick={onRetry}>
            {messages.retry}
          </Button>
        </div>
      ) : null}
      {options.length > 0 && total > options.length ? (
        <div className={clsx(styles.note, styles.more)}>{messages.more(options.length, total)}</div>
      ) : null}
    </>
  );
}

/** The id of an option, for the input that points at it. */
export function optionIdOf(listId: string, index: number): string {
  return `${listId}-${index}`;
}
