import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../../..');

it('what is compiled lies where all else lies that is made once', () => {
  const cache = new URL('./compile-cache.mjs', import.meta.url).href;
  const program = `
    import '${cache}';
    import { getCompileCacheDir } from 'node:module';
    process.stdout.write(getCompileCacheDir());
  `;
  const folder = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(path.dirname(folder)).toBe(path.join(root, 'node_modules/.cache/aferir/compiled'));
});
