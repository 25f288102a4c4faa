import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Text that is committed a moment after the last key. A value from outside replaces it, except
 * the echo of its own commit, which would undo keys typed since. `delay` in milliseconds; what is committed is trimmed.
 */
export function useDebouncedText(value: string, onCommit: (text: string) => void, delay: number) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [committed, setCommitted] = useState(value);
  const latestCommit = useRef(onCommit);

  if (value !== seen) {
    setSeen(value);
    if (value !== committed) {
      setCommitted(value);
      setText(value);
    }
  }

  useLayoutEffect(() => {
    latestCommit.current = onCommit;
  });

  useEffect(() => {
    const next = text.trim();
    if (next === committed) return;
    const timer = setTimeout(() => {
      setCommitted(next);
      latestCommit.current(next);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, committed, delay]);

  function commitNow(next: string) {
    setText(next);
    setCommitted(next.trim());
    if (next.trim() !== committed) onCommit(next.trim());
  }

  return { text, setText, commitNow };
}
