import { useMediaQuery } from '../media-query/index.ts';

/** Whether the system asks for the dark scheme; follows it when it changes. */
export function usePrefersDark(): boolean {
  return useMediaQuery('(prefers-color-scheme: dark)');
}
