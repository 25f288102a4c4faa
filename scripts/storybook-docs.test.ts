import { readdirSync } from 'node:fs';
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

describe('the pages of Storybook', () => {
  it('are there for every component and every widget', () => {
    expect(components.length).toBeGreaterThan(25);
    expect(widgets.length).toBeGreaterThan(5);
    const missing = [...components, ...widgets].filter((file) => !found.has(beside(file, '.mdx')));
    expect(missing).toEqual([]);
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
