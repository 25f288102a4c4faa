import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUseError, lockDataFolder } from './lock.ts';
import { findProcess } from './process-start.ts';
import { readOrMakeSecret } from './secret.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aferir-lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (holder: unknown) =>
  writeFile(
    path.join(folder, 'lock.json'),
    typeof holder === 'string' ? holder : JSON.stringify(holder),
  );

async function withProcess<T>(work: (pid: number) => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
  await once(child, 'spawn');
  try {
    return await work(child.pid ?? 0);
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

describe('lock of the data folder', () => {
  it('is given back', async () => {
    const lock = await lockDataFolder(folder);
    expect(JSON.parse(await readFile(path.join(folder, 'lock.json'), 'utf8')).pid).toBe(
      process.pid,
    );
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is refused while its process lives, with a message that helps', () =>
    withProcess(async (pid) => {
      await write({ pid, start: findProcess(pid)?.start });
      const attempt = lockDataFolder(folder);
      await expect(attempt).rejects.toThrow(DataFolderInUseError);
      await expect(attempt).rejects.toThrow(`processo ${pid}`);
      await expect(attempt).rejects.toThrow('AFERIR_DATA_DIR');
    }));

  it('is taken over from a process that was killed', async () => {
    const pid = await withProcess(async (id) => {
      await write({ pid: id, start: findProcess(id)?.start });
      return id;
    });
    expect(findProcess(pid)).toBeUndefined();
    await (await lockDataFolder(folder)).release();
  });

  it('is taken over when another process has the id by now', () =>
    withProcess(async (pid) => {
      await write({ pid, start: '1' });
      await (await lockDataFolder(folder)).release();
    }));

  it.each(['', 'x', '[]', '{}'])('is taken over when it holds %j', async (text) => {
    await write(text);
    await (await lockDataFolder(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('secret', () => {
  it("is made once, for the owner's eyes only", async () => {
    const secret = await readOrMakeSecret(folder);
    expect(secret.length).toBeGreaterThanOrEqual(64);
    expect(await readOrMakeSecret(folder)).toBe(secret);
    expect((await stat(path.join(folder, 'secret'))).mode & 0o077).toBe(0);
  });
});
