import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { leaveCopyAlone } from './quiet-copy-plugin.ts';

it('takes the additions out of the version that is installed', () => {
  const installed = readFileSync(fileURLToPath(import.meta.resolve('html2canvas')), 'utf8');
  const code = leaveCopyAlone(installed);
  expect(code.length).toBeLessThan(installed.length);
  expect(code).not.toContain('createPseudoHideStyles(clone');
  expect(code).not.toContain('addBase(adoptedNode');
});

it('says so when a new version is written differently', () => {
  expect(() => leaveCopyAlone('const other = 1;')).toThrow('html2canvas no longer has');
});
