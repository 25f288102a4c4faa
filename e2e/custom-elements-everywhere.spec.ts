import { expect, test } from '@playwright/test';
import { buildHost, FRAMEWORKS } from './everywhere/build-host.ts';

interface Host {
  name: string;
  framework: (typeof FRAMEWORKS)[number];
  alias?: Record<string, string>;
  /** What the framework itself can not do. */
  misses?: string[];
}

const hosts: Host[] = [
  ...FRAMEWORKS.map((framework): Host => ({ name: framework, framework })).filter(
    ({ framework }) => !['preact', 'react-18'].includes(framework),
  ),
  {
    name: 'react 18, whose JSX sets attributes alone and hears no event, with properties and listeners by a ref',
    framework: 'react-18',
  },
  { name: 'preact 10', framework: 'preact', alias: { preact: 'preact-10' } },
  {
    name: 'preact 11',
    framework: 'preact',
    // It puts names that begin with a capital into small letters; no event of ours begins with one.
    misses: ['is heard declaratively: CAPSevent', 'is heard declaratively: PascalEvent'],
  },
];

for (const { name, framework, alias, misses = [] } of hosts) {
  test.describe(`on a page of ${name}`, () => {
    test('an element keeps what it is given, whether its code comes first or later', async ({
      page,
    }) => {
      const script = await buildHost(framework, alias);
      for (const order of ['code first', 'code later'] as const) {
        // Another document, which knows no element yet.
        await page.goto('about:blank');
        await page.setContent('<!doctype html><title>Página</title>');
        await page.addScriptTag({ content: script });
        const failed = await page.evaluate(
          (when) =>
            (
              globalThis as unknown as {
                everywhere: { run(order: string): Promise<string[]> };
              }
            ).everywhere.run(when),
          order,
        );
        expect(failed, order).toEqual(misses);
      }
    });
  });
}
