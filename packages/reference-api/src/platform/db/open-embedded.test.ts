import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { nodeFlags } from '../../start/runtime/node-flags.ts';

const open = new URL('./open-embedded.ts', import.meta.url).href;

it('makes a database in a process that does nothing else, run as the server is', async () => {
  const code = `const { openEmbedded } = await import('${open}');
    await openEmbedded({ memory: true });
    process.stdout.write('opened');
    process.exit();`;
  const flags = [...nodeFlags, '--input-type=module', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, flags);
  expect(stdout).toBe('opened');
});
