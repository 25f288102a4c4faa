import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import { describe, expect, it } from 'vitest';
import { docgenOptions, docgenProject } from '../.storybook/docgen.ts';
import { root } from './lib/run.ts';

const files = ['ui', 'widgets'].flatMap((name) =>
  readdirSync(join(root, `packages/${name}/src`), { recursive: true, encoding: 'utf8' }).map(
    (file) => join(root, `packages/${name}/src`, file),
  ),
);
const found = new Set(files);
const components = files.filter((file) => /\/ui\/src\/([\w-]+)\/\1\.stories\.tsx$/.test(file));
const widgets = files.filter((file) => file.endsWith('.element.ts'));
const beside = (file: string, ending: string) =>
  join(dirname(file), basename(dirname(file)) + ending);

/** What the page of a widget begins with, for whoever designs with it. */
const headingsOfDesign = [
  'When to use it',
  'Anatomy',
  'States',
  'Content rules',
  'Do and don’t',
  'Accessibility',
];

describe('the pages of Storybook', () => {
  it('are there for every component and every widget', () => {
    expect(components.length).toBeGreaterThan(25);
    expect(widgets.length).toBeGreaterThan(5);
    const missing = [...components, ...widgets].filter((file) => !found.has(beside(file, '.mdx')));
    expect(missing).toEqual([]);
  });

  it('tell of every widget how it is designed, in one order', () => {
    const pages = files.filter((file) => /\/widgets\/src\/([\w-]+)\/\1\.stories\.tsx$/.test(file));
    expect(pages.length).toBeGreaterThan(widgets.length);
    for (const file of pages) {
      const page = readFileSync(beside(file, '.mdx'), 'utf8');
      const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      expect(headings.slice(0, headingsOfDesign.length), file).toEqual(headingsOfDesign);
      expect(page, file).toContain('<StateLinks stories={stories} />');
    }
    for (const file of widgets) {
      const name = basename(dirname(file));
      expect(readFileSync(beside(file, '.mdx'), 'utf8')).toContain(
        `<SitePageLink name="${name}" />`,
      );
    }
  });

  it('tell the props of every component', () => {
    const sources = components
      .map((file) => beside(file, '.tsx'))
      .filter((file) => found.has(file));
    const told = withCustomConfig(docgenProject, docgenOptions).parse(sources);
    const silent = sources.filter(
      (file) =>
        !told.some(({ filePath, props }) => filePath === file && Object.keys(props).length > 0),
    );
    expect(silent).toEqual([]);
    // The types of the whole kit are read for it.
  });
});
