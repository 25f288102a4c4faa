import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { published } from './build-steps.ts';
import { findChromium } from './find-chromium.ts';
import { type RunOptions, run } from './run.ts';

/** How many tests passed and failed, and what the runner printed. */
export interface Outcome {
  passed: number;
  failed: number;
  output: string;
}

/** Tests that are run and counted together. */
export interface Suite {
  name: string;
  /** Part of `npm run verify`: needs neither browser nor build. */
  fast: boolean;
  run(): Promise<Outcome>;
}

type Command = readonly [command: string, args: readonly string[], options?: RunOptions];

/** Checks that pass or fail as a whole: each command counts as one. */
function checks(name: string, fast: boolean, commands: readonly Command[]): Suite {
  return {
    name,
    fast,
    async run() {
      const total: Outcome = { passed: 0, failed: 0, output: '' };
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

/** Runs a test runner that writes a JSON report and reads its totals. */
async function reported<Report>(
  command: string,
  args: (reportFile: string) => string[],
  env: (reportFile: string) => NodeJS.ProcessEnv,
  read: (report: Report) => { passed: number; failed: number },
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'aferir-report-'));
  const file = join(folder, 'report.json');
  const { status, output } = await run(command, args(file), {
    env: { NO_COLOR: '1', ...env(file) },
  });
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    // A runner can fail outside its tests: a file that does not load, an unhandled error.
    const failed = status !== 0 && counts.failed === 0 ? 1 : counts.failed;
    return { passed: counts.passed, failed, output };
  } catch (error) {
    return { passed: 0, failed: 1, output: `${output}\nNo report of ${command}: ${error}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface VitestOptions {
  needsBrowser?: boolean;
  env?: NodeJS.ProcessEnv;
}

function vitest(
  name: string,
  fast: boolean,
  projects: string[],
  { needsBrowser = false, env = {} }: VitestOptions = {},
): Suite {
  return {
    name,
    fast,
    async run() {
      const browser = needsBrowser ? { AFERIR_CHROMIUM: await findChromium() } : {};
      return reported<VitestReport>(
        'vitest',
        (file) => [
          'run',
          ...projects.flatMap((project) => ['--project', project]),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ],
        () => ({ ...env, ...browser }),
        (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
      );
    },
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const endToEnd: Suite = {
  name: 'end to end',
  fast: false,
  async run() {
    const built = await run('node', ['scripts/build.ts', '--served']);
    if (built.status !== 0) return { passed: 0, failed: 1, output: built.output };
    const chromium = await findChromium();
    return reported<PlaywrightReport>(
      'playwright',
      () => ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      (file) => ({ AFERIR_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
      ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    );
  },
};

const packageChecks = published.flatMap(({ cwd }): Command[] => [
  ['publint', ['run', cwd, '--strict']],
  [
    'attw',
    ['--pack', cwd, '--profile', 'esm-only', '--exclude-entrypoints', 'styles.css', 'testing'],
  ],
]);

/** Every suite, in the order that fails soonest. */
export function suites(): Suite[] {
  const onPostgres = process.env.TEST_DATABASE_URL
    ? [vitest('api on PostgreSQL', false, ['api'])]
    : [];
  return [
    checks('lint', true, [
      ['biome', ['ci', '--error-on-warnings', '.']],
      ['knip', []],
      ['node', ['scripts/check-links.ts']],
    ]),
    checks('contract', true, [
      ['redocly', ['lint', 'openapi.yaml']],
      ['node', ['scripts/generate.ts', '--check']],
    ]),
    checks('types', true, [['node', ['scripts/typecheck.ts']]]),
    vitest('unit', true, ['domain', 'api-client', 'ui', 'widgets', 'app', 'repository']),
    vitest('api on PGlite', true, ['api'], { env: { TEST_DATABASE_URL: '' } }),
    ...onPostgres,
    checks('packages', false, [['node', ['scripts/build.ts']], ...packageChecks]),
    checks('templates', false, [['node', ['scripts/check-templates.ts']]]),
    vitest('stories', false, ['storybook'], { needsBrowser: true }),
    endToEnd,
  ];
}
