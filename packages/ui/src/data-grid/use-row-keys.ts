import { useState } from 'react';

type Keys = ReadonlyMap<string, number>;

/**
 * React keys for the records on a page. A record keeps its key for as long as it is shown; a new one
 * takes over the key, and so the elements, of one that has gone: a page turned fills the rows there are.
 */
export function useRowKeys(rows: readonly { id: string }[]): Keys {
  const [known, setKnown] = useState(() => ({ rows, keys: keysOf(rows, new Map()) }));
  if (known.rows === rows) return known.keys;

  const keys = keysOf(rows, known.keys);
  setKnown({ rows, keys });
  return keys;
}

function keysOf(rows: readonly { id: string }[], before: Keys): Keys {
  const ids = new Set(rows.map(({ id }) => id));
  const free = [...before].filter(([id]) => !ids.has(id)).map(([, key]) => key);
  let unused = Math.max(-1, ...before.values());
  const newKey = () => {
    unused += 1;
    return unused;
  };
  return new Map([...ids].map((id) => [id, before.get(id) ?? free.shift() ?? newKey()]));
}
