import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, run } from './lib/run.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aferir-changesets-'));
  await write('package.json', { name: 'shop', private: true, workspaces: ['packages/*'] });
  await write('package-lock.json', { name: 'shop', lockfileVersion: 3, packages: {} });
  await write('.changeset/config.json', { baseBranch: 'main', ignore: ['@shop/demo'] });
  for (const name of ['kit', 'demo']) {
    await write(`packages/${name}/package.json`, { name: `@shop/${name}`, version: '1.0.0' });
  }
  await git('init', '--quiet', '--initial-branch=main');
  await commit();
  await git('switch', '--quiet', '--create', 'change');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, content: object | string) {
  const place = path.join(folder, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, typeof content === 'string' ? content : JSON.stringify(content));
}

async function git(...args: string[]) {
  const { status, output } = await run('git', args, { cwd: folder });
  if (status !== 0) throw new Error(output);
}

async function commit() {
  await git('add', '.');
  const author = ['-c', 'user.name=Teste', '-c', 'user.email=teste@empresa.example'];
  await git(...author, 'commit', '--quiet', '--no-gpg-sign', '--message=change');
}

const check = () => run('node', [`${root}scripts/check-changesets.ts`, folder]);

it('fails while a published package has changed without a changeset, and passes with one', async () => {
  await write('packages/demo/index.js', 'export const demo = 1;\n');
  await commit();
  expect(await check()).toMatchObject({ status: 0 });

  await write('packages/kit/index.js', 'export const kit = 1;\n');
  await commit();
  const missing = await check();
  expect(missing.status).toBe(1);
  expect(missing.output).toContain('no changesets were found');

  await write('.changeset/new-kit.md', '---\n"@shop/kit": minor\n---\n\nThere is a kit.\n');
  await commit();
  expect(await check()).toMatchObject({ status: 0 });
});
