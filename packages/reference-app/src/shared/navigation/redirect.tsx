import { useEffect } from 'react';
import { useGo } from './navigation.tsx';

/** Props of {@link Redirect}. */
export interface RedirectProps {
  to: string;
  /** What the next page finds in its history state; the same object at each rendering. */
  state?: unknown;
}

/** Leads to another page, which takes this one's place in the history. */
export function Redirect({ to, state }: RedirectProps) {
  const go = useGo();
  useEffect(() => {
    go(to, { replace: true, state });
  }, [go, to, state]);
  return null;
}
