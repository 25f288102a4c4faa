// Imports every entry of the packages that are named as arguments, and writes every component, as JSON.
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { everything, shown } from './everything.ts';
import type { Written } from './shown.ts';
import { tags } from './tags.ts';

const exported = new Set<string>();
for (const name of process.argv.slice(2)) {
  for (const entry of entriesOf(name)) {
    const names = Object.entries(await import(`${name}${entry.slice(1)}`)).filter(isComponent);
    for (const [component] of names) exported.add(component);
  }
}
const html = Object.fromEntries(
  Object.entries(shown).map(([name, element]) => [name, renderToString(element)]),
);
// Unlike `renderToString`, it waits for what comes later.
const { prelude } = await prerenderToNodeStream(everything);
const written: Written = {
  exported: [...exported],
  html,
  everything: await text(prelude),
  tags: renderToString(tags),
};
process.stdout.write(JSON.stringify(written), () => process.exit());

function entriesOf(name: string): string[] {
  const manifest = new URL(import.meta.resolve(`${name}/package.json`));
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: object };
  return Object.keys(exports).filter((entry) => !/\.(?:css|json)$/.test(entry));
}

function isComponent([name, value]: [string, unknown]): boolean {
  if (!/^[A-Z]/.test(name)) return false;
  if (typeof value === 'function') return !(value.prototype instanceof Error);
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}
