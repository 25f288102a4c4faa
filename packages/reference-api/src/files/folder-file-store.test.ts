import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { createFolderFileStore } from './folder-file-store.ts';

let folder: string;
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aferir-store-'));
  store = createFolderFileStore(path.join(folder, 'files'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it('gives back what was put', async () => {
  await store.put('a.webp', Buffer.from([1, 2, 3]));
  expect(await store.read('a.webp')).toEqual(Buffer.from([1, 2, 3]));
});

it("keeps it for the owner's eyes only", async () => {
  await store.put('a.webp', Buffer.from([1]));
  expect((await stat(path.join(folder, 'files'))).mode & 0o077).toBe(0);
  expect((await stat(path.join(folder, 'files/a.webp'))).mode & 0o077).toBe(0);
});

it('has nothing under other names, nor after it was removed', async () => {
  expect(await store.read('a.webp')).toBeUndefined();
  await store.put('a.webp', Buffer.from([1]));
  await store.remove('a.webp');
  await store.remove('a.webp');
  expect(await store.read('a.webp')).toBeUndefined();
});

it('never writes over a file', async () => {
  await store.put('a.webp', Buffer.from([1]));
  await expect(store.put('a.webp', Buffer.from([2]))).rejects.toThrow('EEXIST');
  expect(await store.read('a.webp')).toEqual(Buffer.from([1]));
});

it('stays within its folder', async () => {
  await writeFile(path.join(folder, 'secret'), 'x');
  expect(await store.read('../secret')).toBeUndefined();
  await store.remove('../secret');
  await store.put('../other', Buffer.from([1]));
  expect((await readdir(folder)).toSorted()).toEqual(['files', 'secret']);
});

it('tells of a folder that cannot be written, and leaves no part behind', async () => {
  await writeFile(path.join(folder, 'files'), 'not a folder');
  await expect(store.put('a.webp', Buffer.from([1]))).rejects.toThrow();
  await expect(store.read('a.webp')).rejects.toThrow('ENOTDIR');
});
