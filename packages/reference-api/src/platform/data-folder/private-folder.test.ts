import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeToOthers, makePrivateFolder, SharedDataFolderError } from './private-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aferir-private-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const rightsOf = async (entry: string) => (await stat(path.join(folder, entry))).mode & 0o777;

it('is made for its owner alone', async () => {
  await makePrivateFolder(path.join(folder, 'new/data'));
  expect(await rightsOf('new/data')).toBe(0o700);
});

it('becomes so when it is there', async () => {
  await chmod(folder, 0o777);
  await makePrivateFolder(folder);
  expect(await rightsOf('.')).toBe(0o700);
});

it('is refused where it is meant for many', async () => {
  await chmod(folder, 0o1777);
  await expect(makePrivateFolder(folder)).rejects.toThrow(SharedDataFolderError);
  expect(await rightsOf('.')).toBe(0o777);
});

it('closes what the entries hold, and nothing else', async () => {
  await mkdir(path.join(folder, 'database/base'), { recursive: true });
  for (const file of ['database/base/1', 'secret', 'foreign']) {
    await writeFile(path.join(folder, file), '');
    await chmod(path.join(folder, file), 0o666);
  }
  await chmod(path.join(folder, 'database/base'), 0o777);
  await symlink(path.join(folder, 'foreign'), path.join(folder, 'database/link'));
  await closeToOthers(folder, ['database', 'secret', 'missing']);
  expect(await rightsOf('database/base')).toBe(0o700);
  expect(await rightsOf('database/base/1')).toBe(0o600);
  expect(await rightsOf('secret')).toBe(0o600);
  expect(await rightsOf('foreign')).toBe(0o666);
});
