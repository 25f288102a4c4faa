import { afterEach, describe, expect, it, vi } from 'vitest';
import { LostChunkError, loadChunk } from './load-chunk.ts';

const quickly = { waitsMs: [0, 0] };

afterEach(() => vi.useRealTimers());

describe('loadChunk', () => {
  it('tries again when a chunk gets lost', async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue('module');
    expect(await loadChunk(load, quickly)).toBe('module');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails after the last try, and keeps why', async () => {
    const cause = new TypeError('lost');
    const load = vi.fn().mockRejectedValue(cause);
    const failure: unknown = await loadChunk(load, quickly).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LostChunkError);
    expect(failure).toHaveProperty('cause', cause);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('gives up a try that takes too long', async () => {
    vi.useFakeTimers();
    const load = () => new Promise<never>(() => {});
    const loading = loadChunk(load, { waitsMs: [] });
    const given = vi.fn();
    loading.catch(given);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(given).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(loading).rejects.toBeInstanceOf(LostChunkError);
  });
});
