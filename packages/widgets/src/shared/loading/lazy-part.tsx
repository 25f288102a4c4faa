import { type ComponentType, lazy } from 'react';
import { type LoadChunkOptions, loadChunk } from './load-chunk.ts';

const parts = new Set<() => void>();
const lost = new Set<() => void>();

/** A part whose code comes when it is first shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: LoadChunkOptions,
): ComponentType<Props> {
  let Part = fetchLater();
  const fetchAnew = () => {
    Part = fetchLater();
  };
  parts.add(fetchAnew);

  function fetchLater() {
    return lazy(async () => {
      try {
        return { default: await loadChunk(load, options) };
      } catch (cause) {
        lost.add(fetchAnew);
        throw cause;
      }
    });
  }

  return function LazyPart(props: Props) {
    return <Part {...props} />;
  };
}

/** Lets parts whose code got lost fetch it anew when they are shown again; React alone never does. */
export function forgetLostParts() {
  for (const fetchAnew of lost) fetchAnew();
  lost.clear();
}

/** Lets every part fetch its code anew, as on a page that has just been opened: for tests. */
export function forgetAllParts() {
  for (const fetchAnew of parts) fetchAnew();
  lost.clear();
}
