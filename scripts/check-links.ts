// Every relative link in the repository's Markdown points at a file that exists.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { relativeLinks } from './lib/markdown-links.ts';
import { run } from './lib/run.ts';

const { output } = await run('git', [
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  '*.md',
  '*.mdx',
]);
const broken = output
  .split('\n')
  .filter((file) => file && existsSync(file))
  .flatMap((file) =>
    relativeLinks(readFileSync(file, 'utf8'))
      .filter((target) => !existsSync(join(dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
if (broken.length > 0) {
  console.error(`Links that lead nowhere:\n${broken.join('\n')}`);
  process.exitCode = 1;
}
