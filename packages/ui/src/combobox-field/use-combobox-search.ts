import { useEffect, useRef, useState } from 'react';
import { useStableHandler } from '../stable-handler/index.ts';

/** One choice. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** Tells it from others with the same label, on a line of its own. */
  detail?: string;
}

/** What a search found. */
export interface ComboboxFound<Option extends ComboboxOption = ComboboxOption> {
  options: readonly Option[];
  /** How many there are, where that is more than are given. */
  total?: number;
}

/** How a search stands. What was found before stays until something else is. */
export interface ComboboxSearch<Option extends ComboboxOption> {
  status: 'loading' | 'done' | 'failed';
  options: readonly Option[];
  total: number;
}

const NOTHING = { status: 'loading', options: [], total: 0 } as const;

/** Asks for options, the last one to be asked for alone. */
export function useComboboxSearch<Option extends ComboboxOption>(
  onSearch: (text: string, signal: AbortSignal) => Promise<ComboboxFound<Option>>,
) {
  const [search, setSearch] = useState<ComboboxSearch<Option>>(NOTHING);
  const running = useRef<AbortController>(null);
  const find = useStableHandler(onSearch);

  function stop() {
    running.current?.abort();
    running.current = null;
  }

  useEffect(() => () => running.current?.abort(), []);

  /** Begins a search, after a moment; the answer to an earlier one is no longer heard. */
  async function begin(text: string, waitMs: number): Promise<void> {
    stop();
    const own = new AbortController();
    running.current = own;
    setSearch((before) => ({ ...before, status: 'loading' }));
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (own.signal.aborted) return;
    try {
      const { options, total = options.length } = await find(text, own.signal);
      if (!own.signal.aborted) setSearch({ status: 'done', options, total });
    } catch {
      if (!own.signal.aborted) setSearch({ status: 'failed', options: [], total: 0 });
    }
  }

  /** Forgets what was found. */
  function forget() {
    stop();
    setSearch(NOTHING);
  }

  return { search, begin, forget };
}
