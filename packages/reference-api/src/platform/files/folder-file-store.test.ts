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

it("keeps files for the owner's eyes only, each kind in a folder of its own", async () => {
  await store.put('a.webp', Buffer.from([1]));
  await store.put('treinamentos/a.mp4', Buffer.from([1]));
  for (const entry of ['files', 'files/a.webp', 'files/treinamentos', 'files/treinamentos/a.mp4']) {
    expect((await stat(path.join(folder, entry))).mode & 0o077).toBe(0);
  }
});

it.each(['../secret', '/etc/passwd', 'treinamentos/../../secret', '../..', 'a/b/c', ''])(
  'stays within its folder, whatever is asked of it: %j',
  async (name) => {
    await writeFile(path.join(folder, 'secret'), 'x');
    await expect(store.open(name)).rejects.toThrow('no name of a file');
    await expect(async () => store.remove(name)).rejects.toThrow('no name of a file');
    await expect(store.put(name, Buffer.from([1]))).rejects.toThrow('no name of a file');
    expect(await readdir(folder)).toEqual(['secret']);
  },
);

it('tells of a folder that cannot be written', async () => {
  await writeFile(path.join(folder, 'files'), 'not a folder');
  await expect(store.put('a.webp', Buffer.from([1]))).rejects.toThrow();
  await expect(store.open('a.webp')).rejects.toThrow('ENOTDIR');
});

it('leaves no part behind of what breaks off', async () => {
  async function* broken() {
    yield Buffer.from([1]);
    throw new Error('the sender broke off');
  }
  await expect(store.put('treinamentos/a.mp4', broken())).rejects.toThrow();
  expect(await readdir(path.join(folder, 'files/envios'))).toEqual([]);
  expect(await readdir(path.join(folder, 'files/treinamentos'))).toEqual([]);
});
