import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../scripts/lib/run.ts';
import { writeTemplates } from '../build/templates.ts';
import { makeProject } from './project.ts';
import { defaultServer } from './read-options.ts';
import { templates } from './templates/templates.ts';
import { type Manifest, type Widget, widgetOfExamples, widgetsOf } from './widgets.ts';
import { writeProject } from './write-project.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const widgets = widgetsOf(JSON.parse(read('packages/widgets/custom-elements.json')) as Manifest);
const folder = mkdtempSync(path.join(tmpdir(), 'aferir-templates-'));

beforeAll(() => writeTemplates(folder));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cases = templates.flatMap((template) =>
  widgets.map((widget) => ({ template, widget, title: `${template.name} with ${widget.name}` })),
);

function make({ template, widget }: (typeof cases)[number], server = 'https://pessoas.example') {
  const name = 'my-page';
  return makeProject(folder, { name, template, widget, server, packageManager: 'npm' });
}

/** The text of what a project shows, without its README. */
function codeOf(files: ReadonlyMap<string, string>): string {
  return [...files]
    .filter(([name]) => name !== 'README.md')
    .map(([, text]) => text)
    .join('\n');
}

describe.each(cases)('a project of $title', (one) => {
  const { template, widget } = one;

  it('calls the server that was asked for, under its own name', async () => {
    const files = await make(one);
    const all = [...files.values()].join('\n');
    expect(codeOf(files)).toContain('https://pessoas.example');
    expect(all).not.toMatch(/localhost:4000|aferir-example|UNLICENSED|undefined/);
    expect(JSON.parse(files.get('package.json') ?? '')).toMatchObject({ name: 'my-page' });
  });

  it('takes our packages as they are', async () => {
    const { dependencies = {} } = JSON.parse((await make(one)).get('package.json') ?? '') as {
      dependencies?: Record<string, string>;
    };
    for (const [name, version] of Object.entries(dependencies)) {
      if (!name.startsWith('@aferir/')) continue;
      const own = JSON.parse(read(`packages/${name.replace('@aferir/', '')}/package.json`));
      expect(version, name).toBe(own.version);
    }
  });

  it('shows that widget and, but for the questionnaire with its report, no other', async () => {
    const code = codeOf(await make(one));
    const isNamed = ({ name, component }: Widget) =>
      new RegExp(`<${component}\\b|aferir-${name}\\b|embed/${name}\\b|'${name}'`).test(code);
    expect(widgets.filter(isNamed).map(({ name }) => name)).toEqual(
      widget.name === widgetOfExamples ? [widgetOfExamples, 'behavioral-report'] : [widget.name],
    );
  });

  it('says how to open it', async () => {
    const readme = (await make(one)).get('README.md');
    expect(readme).toContain(template.url);
    expect(readme).toContain(widget.input === 'company' ? 'sign in' : '?hs=CODE');
  });
});

it.each(templates)(
  'the questionnaire in $name is the example, which the documentation shows',
  async (template) => {
    const [widget] = widgets;
    if (!widget) throw new Error('The manifest has no widget.');
    const files = await make({ template, widget, title: '' }, defaultServer);
    const ours = ['package.json', 'README.md', '.gitignore'];
    const shown = [...files].filter(([name]) => !ours.includes(name));
    expect(shown.length).toBeGreaterThan(2);
    for (const [name, text] of shown)
      expect(text, name).toBe(read(`examples/${template.name}/${name}`));
    const page = read(`docs/site/quick-start/${template.name}.md`);
    const shownOnPage = [
      ...page.matchAll(/^<<< @\/\.\.\/\.\.\/examples\/([\w-]+)\/(\S+)/gm),
    ].filter(([, example]) => example === template.name);
    expect(shownOnPage.length).toBeGreaterThan(1);
    for (const [, , name = ''] of shownOnPage) expect(files.has(name), name).toBe(true);
    expect(page).toContain(`npm create aferir my-page -- --template ${template.name}\n`);
  },
);

it.each(templates)(
  'a project of $name starts at the address that the server answers, or not at all',
  ({ name, url }) => {
    const { scripts } = JSON.parse(read(`examples/${name}/package.json`)) as {
      scripts: { start: string };
    };
    expect(scripts.start).toContain(`--port ${new URL(url).port}`);
    // Unless told, Vite takes the next port, whose page the example company does not list.
    expect(scripts.start.includes('--strictPort')).toBe(scripts.start.startsWith('vite'));
  },
);

it('every project is code, written as the repository writes it', async () => {
  const cache = path.join(repository, '.cache');
  await mkdir(cache, { recursive: true });
  const place = await mkdtemp(path.join(cache, 'projects-'));
  try {
    for (const one of cases) {
      await writeProject(path.join(place, one.title.replaceAll(' ', '-')), await make(one));
    }
    const asHere = ['--vcs-enabled=false', `--config-path=${repository}`];
    const { status, output } = await run('biome', ['format', ...asHere, '.'], { cwd: place });
    expect(output).toMatch(/Checked \d{3} files/);
    expect(status, output).toBe(0);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
});

it('the components of the widgets are exported under their names', () => {
  for (const { name, component } of widgets) {
    expect(read(`packages/widgets/src/${name}/${name}.tsx`)).toContain(
      `export function ${component}(`,
    );
  }
});

it('a widget that nothing opens is an error', () => {
  const declaration = { name: 'Lost', tagName: 'aferir-lost', description: '', events: [] };
  const manifest = { modules: [{ declarations: [{ ...declaration, members: [] }] }] };
  expect(() => widgetsOf(manifest)).toThrow('aferir-lost');
});

it('an example that has changed is named where a template no longer fits it', async () => {
  const [template] = templates;
  const [, widget] = widgets;
  if (!template || !widget) throw new Error('There is nothing to make.');
  const files = new Map([['main.js', 'changed();\n']]);
  expect(() => template.apply(files, widget)).toThrow('main.js of the example');
});

it('says which Node the tools of Angular ask for, as their package does', () => {
  const core = JSON.parse(read('node_modules/@angular/core/package.json')) as {
    version: string;
    engines: { node: string };
  };
  const oldest = (core.engines.node.match(/\d+\.\d+\.\d+/g) ?? []).map((v) =>
    v.replace(/(?:\.0)+$/, ''),
  );
  expect(oldest.length).toBeGreaterThan(1);
  const needs = templates.find(({ name }) => name === 'angular')?.needs ?? '';
  const page = read('docs/site/quick-start/angular.md');
  for (const said of [needs, page]) {
    expect(said).toContain(`Angular ${core.version.split('.')[0]} ask`);
    for (const version of oldest) expect(said).toContain(version);
  }
});
