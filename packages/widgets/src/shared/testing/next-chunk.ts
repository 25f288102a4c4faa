import { vi } from 'vitest';
import { forgetAllParts } from '../loading/lazy-part.tsx';
import * as chunks from '../loading/load-chunk.ts';

/** Lets the code of the part that is shown next get lost on the way, once. */
export function loseNextChunk() {
  forgetAllParts();
  return vi
    .spyOn(chunks, 'loadChunk')
    .mockRejectedValueOnce(new chunks.LostChunkError('A chunk could not be fetched'));
}

/** Keeps the code of the part that is shown next on the way, until the function that it gives is called. */
export function holdNextChunk() {
  forgetAllParts();
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.spyOn(chunks, 'loadChunk').mockImplementationOnce((load) => arrival.then(load));
  return arrive;
}
