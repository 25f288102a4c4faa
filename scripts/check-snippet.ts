// The README shows how to embed an element with the files of the last build, their hashes masked; `--write` puts it there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { embedSnippet } from '../packages/reference-api/src/operation/pages/embed-snippet.ts';
import { root } from './lib/run.ts';

const tag = 'aferir-disc-questionnaire';
const readme = join(root, 'README.md');
const listed = join(root, 'packages/widgets/dist-browser/elements.json');
const files = (JSON.parse(readFileSync(listed, 'utf8')) as Record<string, string[]>)[tag] ?? [];
const snippet = embedSnippet('http://localhost:4000', {
  tag,
  files: files.map((file) => file.replace(/-[\w-]{8}\.js$/, '-********.js')),
  isOpenedByLink: true,
});

const text = readFileSync(readme, 'utf8');
const current = text.replace(/(?<=```html\n).*?(?=\n```)/s, () => snippet);
if (process.argv.includes('--write')) writeFileSync(readme, current);
else if (files.length === 0 || current !== text) {
  console.error(
    'The README embeds other files than the build has: node scripts/check-snippet.ts --write',
  );
  process.exitCode = 1;
}
