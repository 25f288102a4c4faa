import { defineConfig, devices } from '@playwright/test';
import { browserFlags } from '../.storybook/browser-flags.ts';
import { installedChromium } from '../scripts/lib/find-chromium.ts';
import { patience } from '../scripts/lib/patience.ts';
import { sharedServerOf } from './support/of-run.ts';

const chromium = await installedChromium();

// The tests of a worker read where their server is.
const { TEST_PARALLEL_INDEX: worker } = process.env;
if (worker) process.env.AFERIR_E2E_URL = process.env[sharedServerOf(worker)];

/** A page lives for a second or two: what V8 would optimize for it does not run often enough to pay. */
const pageFlags = ['--js-flags=--no-opt --no-maglev'];

/** Each worker has a browser and a server; tests that stop a server start their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: patience.endToEnd,
  expect: { timeout: patience.expectation },
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  globalSetup: './support/global-setup.ts',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: process.env.AFERIR_E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [...browserFlags, ...pageFlags],
    },
  },
});
