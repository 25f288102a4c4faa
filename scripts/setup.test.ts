import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './lib/run.ts';

function setUpUnder(version: string) {
  const fake = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); Object.defineProperty(process, 'version', { value: 'v${version}' });`;
  const preload = `data:text/javascript,${encodeURIComponent(fake)}`;
  const { npm_execpath: _, ...env } = process.env;
  return spawnSync(process.execPath, ['--import', preload, `${root}scripts/setup.mjs`], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
}

it.each(['18.20.4', '20.18.3'])('refuses Node %s and names the version it needs', (version) => {
  const { status, stderr } = setUpUnder(version);
  expect(status).toBe(1);
  expect(stderr).toContain(`Aferir needs Node 20.19 or newer; this is v${version}.`);
});

it.each(['20.19.0', '24.21.0'])('accepts Node %s', (version) => {
  expect(setUpUnder(version).stderr).not.toContain('Aferir needs Node');
});
