import {
  ComboboxField,
  type ComboboxFound,
  type ComboboxMessages,
  type ComboboxOption,
} from '@aferir/ui';
import { useState } from 'react';
import type { ParamChanges } from '../../address/use-param-changes.ts';
import { peopleNarrowingMessages } from '../people-narrowing-messages.ts';

const ALL = '0';

/** Props of {@link ChoiceFilterField}. */
export interface ChoiceFilterFieldProps {
  label: string;
  hint?: string;
  /** The parameter of the address that keeps the choice. */
  param: string;
  /** What is chosen; undefined for all. */
  id: number | undefined;
  /** What it is called; null until that is known. */
  name: string | null | undefined;
  /** Says that all are chosen. */
  all: string;
  onSearch: (text: string) => Promise<ComboboxFound>;
  onChange: (changes: ParamChanges) => void;
  messages: Partial<ComboboxMessages>;
}

/** One of many that something is narrowed down to, or all of them. */
export function ChoiceFilterField({
  param,
  id,
  name,
  all,
  onSearch,
  onChange,
  ...rest
}: ChoiceFilterFieldProps) {
  // What was just chosen has a name before it has been read.
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const take = (option: ComboboxOption | null) => {
    setPicked(option);
    onChange({ [param]: option && option.value !== ALL ? option.value : null });
  };
  const known = name ?? (picked?.value === String(id) ? picked.label : null);
  return (
    <ComboboxField
      {...rest}
      value={id ? { value: String(id), label: known ?? peopleNarrowingMessages.reading } : null}
      onValueChange={take}
      onSearch={async (text) => withAll(text, all, await onSearch(text))}
      maxLength={100}
    />
  );
}

/** What was found, with the way back to all before it while nothing is searched for. */
function withAll(text: string, label: string, found: ComboboxFound): ComboboxFound {
  if (text !== '') return found;
  const { options, total = options.length } = found;
  return { options: [{ value: ALL, label }, ...options], total: total + 1 };
}
