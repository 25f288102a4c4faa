/** How a chunk is fetched; shortened in tests. */
export interface LoadChunkOptions {
  /** How long one try may take, in milliseconds. @default 120000 */
  timeoutMs?: number;
  /** How long to wait before each further try, in milliseconds. @default 500, 2000 */
  waitsMs?: readonly number[];
}

/** Code that could not be fetched, after every try. */
export class LostChunkError extends Error {
  override readonly name = 'LostChunkError';
}

/** Fetches a chunk of code, and tries again when it gets lost on the way. */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  { timeoutMs = 120_000, waitsMs = [500, 2000] }: LoadChunkOptions = {},
): Promise<Module> {
  try {
    return await inTime(load(), timeoutMs);
  } catch (cause) {
    const [wait, ...waitsLeft] = waitsMs;
    if (wait === undefined) throw new LostChunkError('A chunk could not be fetched', { cause });
    await new Promise((resolve) => setTimeout(resolve, wait));
    return loadChunk(load, { timeoutMs, waitsMs: waitsLeft });
  }
}

async function inTime<Module>(loading: Promise<Module>, ms: number): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The chunk took too long')), ms);
  });
  try {
    return await Promise.race([loading, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
