import { lazyPart as lazyPartOfKit } from '@aferir/ui';
import type { ComponentType, ReactNode } from 'react';
import { type LoadChunkOptions, loadChunk } from './load-chunk.ts';

const parts = new Set<() => void>();
const lost = new Set<() => void>();

/** A part whose code comes when it is first shown. What got lost after every try stays so until it is forgotten. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: LoadChunkOptions,
): (props: Props & { fallback: ReactNode }) => ReactNode {
  let loss: unknown;
  const { Part, renew } = lazyPartOfKit(async () => {
    if (loss) throw loss;
    try {
      return await loadChunk(load, options);
    } catch (cause) {
      loss = cause;
      lost.add(fetchAnew);
      throw cause;
    }
  });
  function fetchAnew() {
    loss = undefined;
    renew();
  }
  parts.add(fetchAnew);
  return Part;
}

/** Lets parts whose code got lost fetch it anew when they are shown again. */
export function forgetLostParts() {
  for (const fetchAnew of lost) fetchAnew();
  lost.clear();
}

/** Lets every part fetch its code anew, as on a page that has just been opened: for tests. */
export function forgetAllParts() {
  for (const fetchAnew of parts) fetchAnew();
  lost.clear();
}
