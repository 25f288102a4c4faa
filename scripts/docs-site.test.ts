import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { compile } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { expandPage } from '../docs/site/build/expand-page.ts';
import { readPage, sections, siteRoot } from '../docs/site/build/pages.ts';
import { importOf, plainPage } from '../docs/site/build/plain-page.ts';
import { serverVariables } from '../docs/site/build/server-variables.ts';
import { spokenPages } from '../docs/site/build/spoken-pages.ts';
import { manifestElements } from '../docs/site/build/widget-reference.ts';
import { tokens } from '../packages/ui/src/tokens/schema.ts';
import { elementBudgets } from './lib/element-budgets.ts';

const repository = path.resolve(import.meta.dirname, '..');
const names = ['index', ...sections.flatMap(({ pages }) => pages)];
const pages = names.map(readPage);
const elements = manifestElements();

/** The blocks of code that stand in a page, with where they begin. */
const blocks = pages.flatMap(({ name, source }) =>
  [...source.matchAll(/^( *)```(\S*)\n(.*?)\n\1```$/gms)].map((match) => {
    const [, indent = '', language = '', code = ''] = match;
    const line = source.slice(0, match.index).split('\n').length;
    return { at: `${name}.md:${line}`, language, code: code.replaceAll(`\n${indent}`, '\n') };
  }),
);
const blocksOf = (language: string) => blocks.filter((block) => block.language === language);

/** The files that the pages show. */
const shown = pages.flatMap(({ name, source }) =>
  [...source.matchAll(/^ *<<< (\S+?)(?:\{.*?\})?(?: \[.*\])?$/gm)].map(([, target = '']) => ({
    name,
    ...importOf(target),
  })),
);

it('every page is in the sidebar, and every element has a page', () => {
  const files = globSync('**/*.md', { cwd: siteRoot, exclude: ['dist/**'] });
  expect(files.map((file) => file.replace(/\.md$/, '')).toSorted()).toEqual(names.toSorted());
  for (const { tagName } of elements) {
    const { source } = readPage(`widgets/${tagName.replace('aferir-', '')}`);
    expect(source).toContain(`<!-- made: widget-reference ${tagName} -->`);
    expect(source).toContain(`<WidgetDemo tag="${tagName}" />`);
  }
});

it('an element has a budget, and a budget an element', () => {
  expect(Object.keys(elementBudgets).toSorted()).toEqual(
    elements.map(({ tagName }) => tagName).toSorted(),
  );
});

it('a hint keeps its title and its distance for whoever reads Markdown', () => {
  expect(plainPage('::: tip The origin\nIt has to be listed.\n:::\n\n## Next\n')).toBe(
    '**The origin.** It has to be listed.\n\n## Next\n',
  );
});

it('a page for whoever reads Markdown has all of its code, and nothing that only a browser shows', () => {
  for (const { name, source } of pages) {
    const text = plainPage(source);
    expect(text, name).not.toMatch(/^ *<<<|^ *:::|<!-- made|<WidgetDemo|<ThemePlayground/m);
    expect(text.match(/```/g)?.length ?? 0).toBe(
      2 *
        (blocks.filter(({ at }) => at.startsWith(`${name}.md:`)).length +
          shown.filter((file) => file.name === name).length),
    );
  }
});

it('what a widget is made of stands on its page', () => {
  for (const { tagName, attributes, events, cssParts } of elements) {
    const text = expandPage(`<!-- made: widget-reference ${tagName} -->`);
    for (const { name } of [...attributes, ...events]) expect(text).toContain(`| \`${name}\` |`);
    for (const { name } of cssParts) expect(text).toContain(`::part(${name})`);
  }
});

it('the pages that speak the language of their reader are told', () => {
  const titles = spokenPages();
  expect(titles).toContain('- Behavioral assessment\n');
  expect(expandPage(readPage('guides/person-language').source)).toContain(titles);
});

it('every variable that the server reads is told', () => {
  const told = serverVariables();
  const folder = path.join(repository, 'packages/reference-api/src/platform/config');
  const read = ['config.ts', 's3-settings.ts'].flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'utf8').matchAll(/(?:value|clean|readFlag)\('(\w+)'/g),
  ]);
  const missing = read
    .map(([, name = '']) => name)
    .filter((name) => !/^AFERIR_(?!DATA_)\w+_DIR$/.test(name) && !told.includes(name));
  expect(read.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});

describe('code of the pages', () => {
  it('is a file that something else runs or checks, or of a kind that is looked at here', () => {
    const folders = /^(?:docs\/site\/snippets|e2e\/hosts|examples)\//;
    expect(shown.length).toBeGreaterThan(20);
    for (const { file } of shown) {
      expect(path.relative(repository, file)).toMatch(folders);
      expect(existsSync(file), file).toBe(true);
    }
    expect([...new Set(blocks.map(({ language }) => language))].toSorted()).toEqual([
      'html',
      'json',
      'sh',
    ]);
  });

  it('in HTML has tags and attributes that there are', () => {
    for (const { at, code } of blocksOf('html')) {
      for (const [, tag, attributes = ''] of code.matchAll(/<(aferir-[\w-]+)([^>]*)>/g)) {
        const element = elements.find(({ tagName }) => tagName === tag);
        const given = [...attributes.matchAll(/\s([\w-]+)=/g)].map(([, name]) => name);
        expect(
          element?.attributes.map(({ name }) => name),
          at,
        ).toEqual(expect.arrayContaining(given));
      }
    }
  });

  it('in JSON is JSON', () => {
    for (const { code } of blocksOf('json')) expect(() => JSON.parse(code)).not.toThrow();
  });

  it('for a shell can be read by one', () => {
    for (const { code } of blocksOf('sh')) {
      expect(() => execFileSync('sh', ['-n'], { input: code })).not.toThrow();
    }
  });

  it('in CSS has variables, parts and states that there are', () => {
    const files = globSync('snippets/*.css', { cwd: siteRoot });
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const code = readFileSync(`${siteRoot}${file}`, 'utf8');
      expect(() => transform({ filename: file, code: Buffer.from(code) })).not.toThrow();
      const variables = [...code.matchAll(/--aferir-([\w-]+)/g)].map(([, name]) => name);
      expect(Object.keys(tokens)).toEqual(expect.arrayContaining(variables));
      for (const [, tag, kind, name] of code.matchAll(
        /(aferir-[\w-]+):{1,2}(part|state)\((\w+)\)/g,
      )) {
        const element = elements.find(({ tagName }) => tagName === tag);
        const known = kind === 'part' ? element?.cssParts : element?.cssStates;
        expect(known?.map((one) => one.name)).toContain(name);
      }
    }
  });

  it('in Svelte compiles without a warning', () => {
    const files = globSync('snippets/*.svelte', { cwd: siteRoot });
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const source = readFileSync(`${siteRoot}${file}`, 'utf8');
      expect(compile(source, { filename: file }).warnings).toEqual([]);
    }
  });
});
