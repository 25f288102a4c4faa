import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ProgressBook } from './progress-book.ts';
import {
  createProgressKeeper,
  type ProgressKeeper,
  type ProgressKeeperOptions,
} from './progress-keeper.ts';

/** Keeps the progress of an opened training while its player is shown. */
export function useProgress(options: ProgressKeeperOptions): [ProgressBook, ProgressKeeper] {
  const [keeper] = useState(() => createProgressKeeper(options));
  const book = useSyncExternalStore(keeper.subscribe, keeper.current, keeper.current);
  useEffect(() => keeper.start(), [keeper]);
  return [book, keeper];
}
