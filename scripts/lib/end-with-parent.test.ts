import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const module = new URL('./end-with-parent.ts', import.meta.url).href;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aferir-parent-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Begins a process that begins one of these, in a group of its own. */
function beginParentOf(program: string) {
  const child = join(folder, 'child.mjs');
  writeFileSync(child, `import { endWithParent } from '${module}'; endWithParent();\n${program}`);
  const parent = `
    const child = require('node:child_process').fork(process.argv[1], { detached: true });
    child.on('exit', (code) => process.exit(code));
  `;
  return spawn(process.execPath, ['-e', parent, child], { stdio: 'ignore' });
}

it('ends with what it has begun when its parent is killed', async () => {
  const place = join(folder, 'alive');
  const server = createServer().listen(place);
  await once(server, 'listening');
  const connection = once(server, 'connection');
  const parent = beginParentOf(`
    import { spawn } from 'node:child_process';
    const tool = "require('node:net').connect(process.argv[1])";
    spawn('sh', ['-c', '"$@"; true', 'sh', process.execPath, '-e', tool, ${JSON.stringify(place)}]);
  `);
  const [tool] = await connection;
  const end = once(tool.resume(), 'close');
  parent.kill('SIGKILL');
  await end;
  server.close();
});

it('ends by itself when it has nothing left to do', async () => {
  const [code] = await once(beginParentOf('process.exitCode = 7;'), 'exit');
  expect(code).toBe(7);
});
