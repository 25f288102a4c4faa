import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { run } from '../scripts/lib/run.ts';
import { type PublishedPackages, packPackages } from './support/published-packages.ts';

const widgets = [
  'DiscQuestionnaire',
  'BehavioralReport',
  'EmployeeDashboard',
  'ManagerEvaluation',
  'PerformanceReport',
  'PerformanceSelfAssessment',
];

let published: PublishedPackages;
let project: string;

test.beforeAll(async () => {
  published = await packPackages();
  project = join(published.folder, 'server');
  const names = ['@aferir/widgets', '@aferir/ui', '@aferir/elements', 'react', 'react-dom'];
  await published.install(project, Object.fromEntries(names.map((name) => [name, undefined])));
});

test.afterAll(() => published?.remove());

test('each widget is written, and the elements imported, by a server without a DOM', async () => {
  const file = join(project, 'render.mjs');
  await writeFile(
    file,
    `import '@aferir/elements';
    import '@aferir/elements/register';
    import * as widgets from '@aferir/widgets';
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';

    for (const name of ${JSON.stringify(widgets)}) {
      const html = renderToString(createElement(widgets[name], { hs: 'code' }));
      console.log(name + ' ' + (html.startsWith('<div') && html.includes('data-aferir-theme')));
    }
    process.exit();`,
  );
  const { output } = await run('node', [file], { cwd: project });
  expect(output.trim().split('\n')).toEqual(widgets.map((name) => `${name} true`));
});
