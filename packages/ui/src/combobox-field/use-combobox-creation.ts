import { useState } from 'react';
import { plainText } from '../plain-text/index.ts';
import type { ComboboxOption, ComboboxSearch } from './use-combobox-search.ts';

/** Makes an option of what was typed; one that fails says why. */
export type CreateOption<Option extends ComboboxOption> = (text: string) => Promise<Option>;

/** How far what is made has come: under way, or not made and why. */
export type ComboboxCreation =
  | { readonly status: 'idle' }
  | { readonly status: 'creating'; readonly text: string }
  | { readonly status: 'failed'; readonly text: string; readonly reason: string };

const IDLE: ComboboxCreation = { status: 'idle' };

/**
 * Makes what is not among the options yet, one at a time.
 *
 * @param onChange hears at once how far it has come, before whoever waits for what is made
 */
export function useComboboxCreation<Option extends ComboboxOption>(
  onCreate: CreateOption<Option> | undefined,
  onChange: (creation: ComboboxCreation) => void,
) {
  const [creation, setCreation] = useState<ComboboxCreation>(IDLE);

  function change(next: ComboboxCreation) {
    setCreation(next);
    onChange(next);
  }

  /** The option made; undefined where it was not, which `creation` then tells. */
  async function make(text: string): Promise<Option | undefined> {
    if (!onCreate || creation.status === 'creating') return undefined;
    change({ status: 'creating', text });
    try {
      const made = await onCreate(text);
      change(IDLE);
      return made;
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : '';
      change({ status: 'failed', text, reason });
      return undefined;
    }
  }

  return { creation, make, forgetCreation: () => change(IDLE) };
}

/** What is offered to be made: what was typed, where a search is done and nothing is called so. */
export function toCreate<Option extends ComboboxOption>(
  { status, options }: ComboboxSearch<Option>,
  typed: string | undefined,
): string | undefined {
  const text = typed?.trim().replace(/\s+/g, ' ') ?? '';
  if (text === '' || status !== 'done') return undefined;
  const name = plainText(text);
  return options.some(({ label }) => plainText(label) === name) ? undefined : text;
}
