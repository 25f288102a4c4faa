import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { publishedFolders } from './build-steps.ts';
import { findChromium } from './find-chromium.ts';
import { type RunOptions, type RunResult, root, run } from './run.ts';

/** How many tests passed and failed, and what the runner printed. */
export interface Outcome {
  passed: number;
  failed: number;
  output: string;
  /** The files or commands it consisted of, and how long each took. */
  parts: Part[];
}

/** A test file or a command, and how long it took. */
export interface Part {
  name: string;
  seconds: number;
}

/** Tests that are run and counted together. */
export interface Suite {
  name: string;
  /** Part of `npm run verify`: needs neither browser nor build. */
  fast: boolean;
  /** @param workers how many processes a test runner may use */
  run(workers: number): Promise<Outcome>;
}

type Command = readonly [command: string, args: readonly string[], options?: RunOptions];

let built: Promise<RunResult> | undefined;

/** Builds what `npm start` serves and what is published, once for all suites. */
function buildProducts(): Promise<RunResult> {
  built ??= run('node', ['scripts/build.ts', '--served', '--published']);
  return built;
}

/** Checks that pass or fail as a whole: each command counts as one. */
function checks(name: string, fast: boolean, commands: readonly Command[]): Suite {
  return {
    name,
    fast,
    async run() {
      const total: Outcome = { passed: 0, failed: 0, output: '', parts: [] };
      for (const [command, args, options] of commands) {
        const started = Date.now();
        const { status, output } = await run(command, args, options);
        const seconds = (Date.now() - started) / 1000;
        total.parts.push({ name: [command, ...args].join(' '), seconds });
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
  read: (report: Report) => Omit<Outcome, 'output'>,
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
    return { ...counts, failed, output };
  } catch (error) {
    const said = `${output}\nNo report of ${command}: ${error}`;
    return { passed: 0, failed: 1, output: said, parts: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface VitestOptions {
  needsBrowser?: boolean;
  /** Its tests wait for timers a third of their time, so that two processes take little more than a core. */
  waits?: boolean;
  /** Files that are left out. */
  exclude?: readonly string[];
  env?: NodeJS.ProcessEnv;
}

function vitest(
  name: string,
  fast: boolean,
  projects: string[],
  { needsBrowser = false, waits = false, exclude = [], env = {} }: VitestOptions = {},
): Suite {
  return {
    name,
    fast,
    async run(workers) {
      const browser = needsBrowser ? { AFERIR_CHROMIUM: await findChromium() } : {};
      return reported<VitestReport>(
        'vitest',
        (file) => [
          'run',
          ...projects.flatMap((project) => ['--project', project]),
          ...exclude.map((files) => `--exclude=${files}`),
          `--maxWorkers=${waits ? 2 : workers}`,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ],
        () => ({ ...env, ...browser }),
        (report) => ({
          passed: report.numPassedTests,
          failed: report.numFailedTests,
          parts: report.testResults.map(({ name: file, startTime, endTime }) => ({
            name: relative(root, file),
            seconds: (endTime - startTime) / 1000,
          })),
        }),
      );
    },
  };
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** How long the tests of a file took, those of its blocks included, in seconds. */
function secondsOf({ specs, suites: blocks = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const milliseconds = own.reduce((sum, { duration }) => sum + duration, 0);
  return blocks.reduce((sum, block) => sum + secondsOf(block), milliseconds / 1000);
}

const endToEnd: Suite = {
  name: 'end to end',
  fast: false,
  async run() {
    const { status, output } = await buildProducts();
    if (status !== 0) return { passed: 0, failed: 1, output, parts: [] };
    const chromium = await findChromium();
    return reported<PlaywrightReport>(
      'playwright',
      () => ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      (file) => ({ AFERIR_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
      ({ stats, suites: files }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
        parts: files.map((file) => ({ name: `e2e/${file.file}`, seconds: secondsOf(file) })),
      }),
    );
  },
};

const publishing = checks('packages', false, [
  ['node', ['scripts/check-budgets.ts']],
  ['node', ['scripts/check-snippet.ts']],
  ['node', ['scripts/check-published.ts']],
  ...publishedFolders.flatMap((cwd): Command[] => [
    ['publint', ['run', cwd, '--strict']],
    ['attw', ['--pack', cwd, '--profile', 'esm-only', '--exclude-entrypoints', 'styles.css']],
  ]),
]);

const packages: Suite = {
  ...publishing,
  async run(workers) {
    const { status, output } = await buildProducts();
    if (status !== 0) return { passed: 0, failed: 1, output, parts: [] };
    return publishing.run(workers);
  },
};

/**
 * Every suite. The longest come first, so that two that run side by side end together; beside those
 * end to end, which take more than a core, stand those that wait least.
 */
export function suites(): Suite[] {
  const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);
  const onPostgres = hasPostgres ? [vitest('api on PostgreSQL', false, ['api'])] : [];
  return [
    endToEnd,
    vitest('api on PGlite', true, ['api'], {
      env: { TEST_DATABASE_URL: '' },
      // Features speak SQL alone, which PostgreSQL has judged; what knows the engine lies beside them.
      exclude: hasPostgres ? ['**/src/features/**'] : [],
    }),
    ...onPostgres,
    checks('templates', false, [['node', ['scripts/check-templates.ts']]]),
    vitest('stories', false, ['storybook'], { needsBrowser: true }),
    vitest(
      'unit',
      true,
      ['domain', 'spreadsheet', 'api-client', 'ui', 'widgets', 'app', 'repository'],
      {
        waits: true,
      },
    ),
    checks('types', true, [['node', ['scripts/typecheck.ts']]]),
    packages,
    checks('lint', true, [
      ['biome', ['ci', '--error-on-warnings', '.']],
      ['knip', []],
      ['node', ['scripts/check-links.ts']],
      ['node', ['scripts/check-changesets.ts']],
    ]),
    checks('contract', true, [
      ['redocly', ['lint', 'openapi.yaml']],
      ['node', ['scripts/generate.ts', '--check']],
    ]),
  ];
}
