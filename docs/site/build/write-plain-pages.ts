import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { base, type Page, readPage, sections } from './pages.ts';
import { plainPage } from './plain-page.ts';

const summary =
  'Aferir is people assessment for Brazilian companies: widgets (custom elements and React components), a typed client and a server that runs it. These pages are for engineers who put the widgets on a page of their own.';

/** Writes each page as Markdown beside it, `llms.txt` with all addresses, which is the first page too, and `llms-full.txt` with all text. */
export function writePlainPages(out: string): void {
  const parts = sections.map(({ text, pages }) => ({ text, pages: pages.map(readPage) }));
  const lists = parts.map(({ text, pages }) => `## ${text}\n\n${pages.map(entryOf).join('\n')}`);
  const head = `# Aferir\n\n> ${summary}`;
  const overview = `${[head, ...lists].join('\n\n')}\n`;
  const texts = parts
    .flatMap(({ pages }) => pages)
    .map(({ name, source }) => ({ name, text: plainPage(source) }));
  for (const { name, text } of [...texts, { name: 'index', text: overview }]) {
    const file = `${out}/${name}.md`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(`${out}/llms.txt`, overview);
  const whole = texts.map(({ name, text }) => `<!-- ${base}${name}.md -->\n\n${text}`);
  writeFileSync(`${out}/llms-full.txt`, `${[head, ...whole].join('\n\n---\n\n')}\n`);
}

function entryOf({ name, title, description }: Page): string {
  return `- [${title}](${base}${name}.md): ${description}`;
}
