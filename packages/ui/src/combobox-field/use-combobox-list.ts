import { type KeyboardEvent, useState } from 'react';
import {
  type ComboboxCreation,
  type CreateOption,
  toCreate,
  useComboboxCreation,
} from './use-combobox-creation.ts';
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
  onCreate: CreateOption<Option> | undefined;
  onCreationChange: (creation: ComboboxCreation) => void;
  isOptional: boolean;
  isLocked: boolean;
}

const NONE = -1;

/** The list below a combobox: what is found, where one stands in it, and what keys and answers do. */
export function useComboboxList<Option extends ComboboxOption>({
  value,
  onValueChange,
  onSearch,
  onCreate,
  onCreationChange,
  isOptional,
  isLocked,
}: ComboboxListOptions<Option>) {
  const { search, begin, forget } = useComboboxSearch(onSearch);
  const { creation, make, forgetCreation } = useComboboxCreation(onCreate, onCreationChange);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [pointed, setPointed] = useState<number>();
  const isCreating = creation.status === 'creating';
  const offered = onCreate && toCreate(search, typed);
  // What can be made comes after what was found.
  const count = search.options.length + (offered === undefined ? 0 : 1);
  const active = isOpen ? (pointed ?? firstPointed(search, count, typed, value)) : NONE;
  const activeOption = search.options[active];

  function open(text: string, waitMs: number) {
    if (isLocked || isCreating) return;
    setIsOpen(true);
    setPointed(undefined);
    void begin(text, waitMs);
  }

  function close() {
    setIsOpen(false);
    setTyped(undefined);
    setPointed(undefined);
    forget();
    forgetCreation();
  }

  function dismiss() {
    // What is being made is chosen in the end: the choice of before does not come back meanwhile.
    if (isCreating) setIsOpen(false);
    else close();
  }

  async function create(text: string) {
    const made = await make(text);
    if (made) take(made);
    // Somebody else may have made it meanwhile.
    else void begin(text, 0);
  }

  function take(option: Option | null) {
    if (option?.value !== value?.value) onValueChange(option);
    close();
  }

  function leave() {
    // What is being made, and what could not be, stays in sight.
    if (creation.status !== 'idle') {
      setIsOpen(false);
      return;
    }
    // Whoever emptied the field meant it.
    if (typed === '' && isOptional && value) onValueChange(null);
    close();
  }

  function retry() {
    void begin(typed ?? '', 0);
  }

  function type(text: string, waitMs: number) {
    setTyped(text);
    if (creation.status === 'failed') forgetCreation();
    open(text.trim(), waitMs);
  }

  /** Shows the first ones, or those of a text that something could not be made of. */
  function openAgain() {
    open(typed?.trim() ?? '', 0);
  }

  function move(step: 1 | -1) {
    if (!isOpen) {
      openAgain();
      return;
    }
    if (count > 0)
      setPointed(active === NONE && step < 0 ? count - 1 : (active + step + count) % count);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.defaultPrevented || isLocked || isCreating || event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    if (key === 'ArrowUp' && altKey && isOpen) leave();
    else if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    // What is still searched for is no answer yet, and the form is not to be sent in its place.
    else if (key === 'Enter' && isOpen) {
      if (search.status === 'failed') retry();
      else if (search.status !== 'done') return event.preventDefault();
      else if (activeOption) take(activeOption);
      else if (offered !== undefined && active !== NONE) void create(offered);
    } else return;
    event.preventDefault();
  }

  return {
    search,
    isOpen,
    typed,
    active,
    activeOption,
    offered,
    creation,
    open: openAgain,
    create,
    dismiss,
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
  count: number,
  typed: string | undefined,
  chosen: Option | null,
): number {
  if (typed) return count > 0 ? 0 : NONE;
  return options.findIndex(({ value }) => value === chosen?.value);
}
