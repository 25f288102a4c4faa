import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { expandPage } from './expand-page.ts';
import { base, siteRoot } from './pages.ts';

/** The text of a page for whoever reads Markdown: with its code and tables, and without what only a browser shows. */
export function plainPage(source: string): string {
  const shown = source
    .replace(/^---\n.*?\n---\n+/s, '')
    .replace(/^<[A-Z]\w+ .*?\/>\n+/gm, '')
    .replace(/^( *)::: (?:tip|info|warning|danger) (\S.*)\n+/gm, '$1**$2.** ')
    .replace(/^ *:::.*\n+/gm, '\n')
    .replace(/^( *)<<< (\S+?)(?:\{.*?\})?(?: \[(.+?)\])?$/gm, (_line, indent, target, title) =>
      imported(target, title).replaceAll(/^(?=.)/gm, indent),
    );
  return expandPage(shown).replaceAll(
    /\]\(\/([^)#\s]*)(#[^)\s]*)?\)/g,
    (_link, page, anchor = '') => `](${base}${fileOf(page)}.md${anchor})`,
  );
}

function fileOf(page: string): string {
  return page === '' || page.endsWith('/') ? `${page}index` : page;
}

/** A file that a page shows, or the region of it behind `#`, as a block of code. */
export function imported(target: string, title?: string): string {
  const { file, region } = importOf(target);
  const text = readFileSync(file, 'utf8').trimEnd();
  const shown = region ? regionOf(text, region) : text;
  const name = title ? `\`${title}\`:\n\n` : '';
  return `${name}\`\`\`${extname(file).slice(1)}\n${shown}\n\`\`\`\n`;
}

/** The file that `@/path#region` of a page names. */
export function importOf(target: string): { file: string; region: string | undefined } {
  const [path = '', region] = target.split('#');
  return { file: path.replace('@/', siteRoot), region };
}

/** What stands between `#region name` and `#endregion name`. */
function regionOf(text: string, region: string): string {
  const [, found] =
    new RegExp(`#region ${region}\\n(.*?)\\n\\s*\\S+ #endregion ${region}`, 's').exec(text) ?? [];
  if (found === undefined) throw new Error(`There is no region ${region}`);
  const [indent = ''] = /^ */.exec(found) ?? [];
  return found.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}
