import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { browserFlags } from './.storybook/browser-flags.ts';
import { installedChromium } from './scripts/lib/find-chromium.ts';
import { patience } from './scripts/lib/patience.ts';

const chromium = await installedChromium();

const fromSource = {
  resolve: {
    conditions: ['aferir-source', 'module', 'browser', 'development|production'],
    // The kit's tools for tests are not published.
    alias: {
      '@aferir/ui/testing': new URL('./packages/ui/src/testing/index.ts', import.meta.url).pathname,
    },
  },
  ssr: { resolve: { conditions: ['aferir-source', 'node', 'development|production'] } },
};

const css = {
  transformer: 'lightningcss' as const,
  lightningcss: { cssModules: { pattern: 'aferir-[name]-[local]-[hash]' } },
};

/** Files of one worker share its modules: loading them took most of the time. */
const shared = { isolate: false };

const limits = {
  testTimeout: patience.test,
  hookTimeout: patience.test,
  expect: { poll: { timeout: patience.wait } },
};

/** A project of plain TypeScript, run by Node. */
function nodeProject(name: string, root: string) {
  return {
    ...fromSource,
    test: { name, root, environment: 'node' as const, ...shared, ...limits },
  };
}

/** A project of components, run in jsdom. */
function domProject(name: string, root: string) {
  return {
    ...fromSource,
    css,
    plugins: [react()],
    test: {
      name,
      root,
      environment: 'jsdom' as const,
      setupFiles: [new URL('./scripts/vitest-dom-setup.ts', import.meta.url).pathname],
      css: { include: [/.+/] },
      ...shared,
      ...limits,
    },
  };
}

/** Every story as a test in a real browser: it renders, plays, and axe finds nothing in any look. */
async function storyProject() {
  const [{ storybookTest }, { playwright }] = await Promise.all([
    import('@storybook/addon-vitest/vitest-plugin'),
    import('@vitest/browser-playwright'),
  ]);
  return {
    plugins: [
      storybookTest({
        configDir: new URL('./.storybook', import.meta.url).pathname,
        initialGlobals: { scheme: 'auto' },
      }),
    ],
    test: {
      name: 'storybook',
      ...shared,
      ...limits,
      setupFiles: [new URL('./.storybook/looks.setup.ts', import.meta.url).pathname],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { ...(chromium && { executablePath: chromium }), args: browserFlags },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

const projects = [
  nodeProject('domain', 'packages/domain'),
  nodeProject('spreadsheet', 'packages/spreadsheet'),
  nodeProject('api-client', 'packages/api-client'),
  nodeProject('create-aferir', 'packages/create-aferir'),
  nodeProject('contract-check', 'packages/contract-check'),
  nodeProject('api', 'packages/reference-api'),
  nodeProject('repository', 'scripts'),
  domProject('ui', 'packages/ui'),
  domProject('widgets', 'packages/widgets'),
  domProject('app', 'packages/reference-app'),
];

/** Storybook reads every story as soon as its project is made: where only others are asked for, it is left out. */
const { project: asked = [] } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values;
const needsStories =
  asked.length === 0 || !asked.every((name) => projects.some(({ test }) => test.name === name));

export default defineConfig({
  test: { projects: [...projects, ...(needsStories ? [await storyProject()] : [])] },
});
