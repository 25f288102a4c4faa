import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { published } from './build-steps.mjs';
import { findChromium } from './find-chromium.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{ passed: number, failed: number, output: string }} Outcome
 * @typedef {{ name: string, fast: boolean, run: () => Promise<Outcome> }} Suite
 */

/** Checks that pass or fail as a whole count as one each. */
function checks(name, fast, commands) {
  return {
    name,
    fast,
    async run() {
      const total = { passed: 0, failed: 0, output: '' };
      for (const [command, args, options] of commands) {
        const { status, output } = await run(command, args, options);
        if (status === 0) total.passed += 1;
        else {
          total.failed += 1;
          total.output += `$ ${command} ${args.join(' ')}\n${output}\n`;
        }
      }
      return total;
    },
  };
}

/** Runs a test runner that writes a JSON report and reads its totals with `read`. */
async function reported(command, args, env, read) {
  const folder = mkdtempSync(join(tmpdir(), 'aferir-report-'));
  const file = join(folder, 'report.json');
  try {
    const { status, output } = await run(command, args(file), { env: env(file) });
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    // A runner can fail outside its tests (a file that does not load, an unhandled error).
    const failed = status !== 0 && counts.failed === 0 ? 1 : counts.failed;
    return { passed: counts.passed, failed, output };
  } catch (error) {
    return { passed: 0, failed: 1, output: `No report of ${command}: ${error}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function vitest(name, fast, projects, { needsBrowser = false, env = {}, extra = [] } = {}) {
  return {
    name,
    fast,
    async run() {
      const chromium = needsBrowser ? { AFERIR_CHROMIUM: await findChromium() } : {};
      return reported(
        'vitest',
        (file) => [
          'run',
          ...projects.flatMap((project) => ['--project', project]),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
          ...extra,
        ],
        () => ({ ...env, ...chromium, NO_COLOR: '1' }),
        (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
      );
    },
  };
}

const endToEnd = {
  name: 'end to end',
  fast: false,
  async run() {
    const built = await run('node', ['scripts/build.mjs', '--served']);
    if (built.status !== 0) return { passed: 0, failed: 1, output: built.output };
    const chromium = await findChromium();
    return reported(
      'playwright',
      () => ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      (file) => ({ AFERIR_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: '1' }),
      ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    );
  },
};

const packageChecks = published.flatMap(({ cwd }) => [
  ['publint', ['run', cwd, '--strict']],
  ['attw', ['--pack', cwd, '--profile', 'esm-only', '--exclude-entrypoints', 'styles.css']],
]);

/** @returns {Suite[]} every suite, in the order that fails soonest. */
export function suites() {
  const all = [
    checks('lint', true, [
      ['biome', ['ci', '--error-on-warnings', '.']],
      ['knip', []],
      ['node', ['scripts/check-links.mjs']],
    ]),
    checks('contract', true, [
      ['redocly', ['lint', 'openapi.yaml']],
      ['node', ['scripts/generate.mjs', '--check']],
    ]),
    checks('types', true, [['node', ['scripts/typecheck.mjs']]]),
    vitest('unit', true, ['domain', 'api-client', 'ui', 'widgets', 'app', 'repository'], { extra: ['--typecheck'] }),
    vitest('api on PGlite', true, ['api'], { env: { TEST_DATABASE_URL: '' } }),
    checks('packages', false, [['node', ['scripts/build.mjs']], ...packageChecks]),
    checks('templates', false, [['node', ['scripts/check-templates.mjs']]]),
    vitest('stories', false, ['storybook'], { needsBrowser: true }),
    endToEnd,
  ];
  if (process.env.TEST_DATABASE_URL) {
    all.splice(5, 0, vitest('api on PostgreSQL', false, ['api']));
  }
  return all;
}
