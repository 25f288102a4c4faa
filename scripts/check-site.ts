// Fails when a link or an anchor of the built documentation leads nowhere, when a page asks something of another
// address, or when a page is not there as Markdown too.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.ts';
import { siteFaults } from './lib/site-faults.ts';

const out = join(root, 'docs/site/dist');
const pages = globSync('**/*.html', { cwd: out }).map((file) => ({
  file,
  html: readFileSync(join(out, file), 'utf8'),
}));
const faults = [
  ...siteFaults(pages, (file) => existsSync(join(out, file))),
  ...pages
    .map(({ file }) => file.replace(/html$/, 'md'))
    .filter((file) => file !== '404.md' && !existsSync(join(out, file)))
    .map((file) => `${file} is missing`),
];
if (pages.length === 0) faults.push('The site is not built: npm run build -- --site');
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
