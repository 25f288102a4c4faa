import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { VideoTransferEvents } from './send-video.ts';
import { createVideoUploads, type VideoUploads } from './video-uploads.ts';

const fileOf = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name);
const [a, b, c] = [fileOf('a.mp4'), fileOf('b.mp4', 30), fileOf('c.mp4')];

/** The transfers that were begun, the oldest first. */
let begun: { file: File; events: VideoTransferEvents; did: string[] }[];
let removed: string[][];
let uploads: VideoUploads;

beforeEach(() => {
  begun = [];
  removed = [];
  uploads = createVideoUploads({
    send: (file, events) => {
      const did: string[] = [];
      begun.push({ file, events, did });
      return {
        pause: () => void did.push('pause'),
        resume: () => void did.push('resume'),
        cancel: async () => void did.push('cancel'),
      };
    },
    remove: async (names) => void removed.push(names),
  });
});

const events = (index: number) => {
  const transfer = begun[index];
  if (!transfer) throw new Error(`transfer ${index} has not begun`);
  return transfer.events;
};
const store = async (index: number, name: string) => {
  await waitFor(() => events(index));
  events(index).onStored(name);
};
const sent = () => uploads.state().files.map(({ sentBytes }) => sentBytes);

it('sends one file after the other, and tells how far each is', async () => {
  const told = vi.fn();
  uploads.subscribe(told);
  const all = uploads.send([a, b]);
  expect(begun).toHaveLength(1);
  events(0).onProgress(4);
  expect(uploads.state()).toMatchObject({ step: 'sending' });
  expect(sent()).toEqual([4, 0]);
  await store(0, 'treinamentos/a.mp4');
  await waitFor(() => expect(begun).toHaveLength(2));
  expect(sent()).toEqual([10, 0]);
  await store(1, 'treinamentos/b.mp4');
  expect(await all).toEqual({
    outcome: 'stored',
    names: new Map([
      [a, 'treinamentos/a.mp4'],
      [b, 'treinamentos/b.mp4'],
    ]),
  });
  expect(uploads.state().step).toBe('idle');
  expect(told).toHaveBeenCalled();
});

it('pauses and goes on', () => {
  void uploads.send([a]);
  uploads.pause();
  expect(uploads.state().step).toBe('paused');
  uploads.pause();
  uploads.resume();
  expect(uploads.state().step).toBe('sending');
  uploads.resume();
  expect(begun[0]?.did).toEqual(['pause', 'resume']);
});

it('waits after a lost connection, with the reason, until it may go on', async () => {
  const all = uploads.send([a]);
  events(0).onInterrupted('Não há espaço.');
  expect(uploads.state()).toMatchObject({ step: 'interrupted', reason: 'Não há espaço.' });
  uploads.resume();
  expect(uploads.state()).toMatchObject({ step: 'sending', reason: undefined });
  await store(0, 'a');
  expect(await all).toMatchObject({ outcome: 'stored' });
});

it('ends at a file that is refused, and keeps the others for the next try', async () => {
  const first = uploads.send([a, b, c]);
  await store(0, 'a');
  await waitFor(() => events(1));
  events(1).onRefused('O arquivo não é um vídeo MP4.');
  expect(await first).toEqual({
    outcome: 'refused',
    file: b,
    reason: 'O arquivo não é um vídeo MP4.',
  });
  expect(removed).toEqual([]);

  const second = uploads.send([a, c]);
  expect(sent()).toEqual([10, 0]);
  await waitFor(() => expect(begun[2]?.file).toBe(c));
  await store(2, 'c');
  expect(await second).toMatchObject({ outcome: 'stored' });
});

it('takes back what the next try has no more', async () => {
  const first = uploads.send([a]);
  await store(0, 'a');
  await first;
  await uploads.send([]);
  expect(removed).toEqual([['a']]);
});

it('takes back all that was sent when it is canceled', async () => {
  const all = uploads.send([a, b]);
  await store(0, 'a');
  await waitFor(() => events(1));
  await uploads.cancel();
  expect(begun[1]?.did).toEqual(['cancel']);
  expect(removed).toEqual([['a']]);
  expect(await all).toEqual({ outcome: 'canceled' });
});

it('takes nothing back of a training that was saved', async () => {
  const all = uploads.send([a]);
  await store(0, 'a');
  await all;
  uploads.settle();
  await uploads.discard();
  expect(removed).toEqual([]);
});

it('is not held up by a server that deletes nothing', async () => {
  const stubborn = createVideoUploads({
    send: (_file, { onStored }) => {
      queueMicrotask(() => onStored('a'));
      return { pause: () => undefined, resume: () => undefined, cancel: async () => undefined };
    },
    remove: () => Promise.reject(new Error('503')),
  });
  await stubborn.send([a]);
  await expect(stubborn.discard()).resolves.toBeUndefined();
});
