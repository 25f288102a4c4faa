// Every relative link in the repository's Markdown points at a file that exists.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './lib/run.ts';

const { output } = await run('git', [
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  '*.md',
  '*.mdx',
]);
const broken: string[] = [];
for (const file of output.split('\n').filter(Boolean)) {
  if (!existsSync(file)) continue;
  const text = readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, '');
  for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g)) {
    if (/^(?:[a-z]+:|#|\/|\?)/i.test(target)) continue;
    const path = join(dirname(file), decodeURIComponent(target.replace(/#.*/, '')));
    if (!existsSync(path)) broken.push(`${file}: ${target}`);
  }
}
if (broken.length > 0) {
  console.error(`Links that lead nowhere:\n${broken.join('\n')}`);
  process.exit(1);
}
