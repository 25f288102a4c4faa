import { type KeyboardEvent, useState } from 'react';
import {
  type ComboboxFound,
  type ComboboxOption,
  type ComboboxSearch,
  useComboboxSearch,
} from './use-combobox-search.ts';

/** What the list of a combobox works with. */
export interface ComboboxListOptions<Option extends ComboboxOption> {
  value: Option | null;
  onValueChange: (option: Option | null) => void;
  onSearch: (text: string, signal: AbortSignal) => Promise<ComboboxFound<Option>>;
  isOptional: boolean;
  isLocked: boolean;
}

const NONE = -1;

/** The list below a combobox: what is found, where one stands in it, and what keys and answers do. */
export function useComboboxList<Option extends ComboboxOption>({
  value,
  onValueChange,
  onSearch,
  isOptional,
  isLocked,
}: ComboboxListOptions<Option>) {
  const { search, begin, forget } = useComboboxSearch(onSearch);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [pointed, setPointed] = useState<number>();
  const active = isOpen ? (pointed ?? firstPointed(search, typed, value)) : NONE;
  const activeOption = search.options[active];

  function open(text: string, waitMs: number) {
    if (isLocked) return;
    setIsOpen(true);
    setPointed(undefined);
    void begin(text, waitMs);
  }

  function close() {
    setIsOpen(false);
    setTyped(undefined);
    setPointed(undefined);
    forget();
  }

  function take(option: Option | null) {
    if (option?.value !== value?.value) onValueChange(option);
    close();
  }

  function leave() {
    // Whoever emptied the field meant it.
    if (typed === '' && isOptional && value) onValueChange(null);
    close();
  }

  function retry() {
    void begin(typed ?? '', 0);
  }

  function type(text: string, waitMs: number) {
    setTyped(text);
    open(text.trim(), waitMs);
  }

  function move(step: 1 | -1) {
    if (!isOpen) {
      open('', 0);
      return;
    }
    const count = search.options.length;
    if (count > 0)
      setPointed(active === NONE && step < 0 ? count - 1 : (active + step + count) % count);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.defaultPrevented || isLocked || event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    if (key === 'ArrowUp' && altKey && isOpen) leave();
    else if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    // What is still searched for is no answer yet, and the form is not to be sent in its place.
    else if (key === 'Enter' && isOpen) {
      if (search.status === 'failed') retry();
      else if (activeOption && search.status === 'done') take(activeOption);
    } else return;
    event.preventDefault();
  }

  return {
    search,
    isOpen,
    typed,
    active,
    activeOption,
    open: () => open('', 0),
    close,
    take,
    leave,
    type,
    retry,
    point: setPointed,
    handleKey,
  };
}

/** Where one stands at first: at what was chosen, or at the first of what was searched for. */
function firstPointed<Option extends ComboboxOption>(
  { options }: ComboboxSearch<Option>,
  typed: string | undefined,
  chosen: Option | null,
): number {
  if (typed) return options.length > 0 ? 0 : NONE;
  return options.findIndex(({ value }) => value === chosen?.value);
}
