import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { publishedFolders } from './build-steps.ts';
import { filesForBothEngines } from './engine-mark.ts';
import { findChromium } from './find-chromium.ts';
import { patience } from './patience.ts';
import { type RunOptions, type RunResult, root, run } from './run.ts';

/** What came of a run of a suite, or of a part of it. */
export interface Outcome {
  parts: Part[];
  /** What the runner printed. */
  output: string;
  /** What it took of the processors; a database server beside it is not counted. */
  cpuSeconds: number;
}

/** A test file or a command. */
export interface Part {
  name: string;
  passed: number;
  failed: number;
  /** How long it took. */
  seconds: number;
  /** The first test of it that failed, and what it says. */
  firstError?: string;
  /** The same of the second try. */
  secondError?: string;
  /** Its tests that took more than a quarter of their limit. */
  slowTests: SlowTest[];
  /** Runs it once more, alone; left out where only the whole suite can be run. */
  again?(): Promise<Outcome>;
}

/** A test that took more than a quarter of its limit. */
export interface SlowTest {
  name: string;
  seconds: number;
}

/** Tests that are run and counted together. */
export interface Suite {
  name: string;
  /** Part of `npm run verify`: needs neither browser nor build. */
  fast: boolean;
  /** Takes all processors by itself; nothing runs beside it. */
  alone?: boolean;
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

/** The outcome of something that failed before any test ran, or beside them. */
function failedAsWhole(name: string, output: string, cpuSeconds = 0): Outcome {
  const part = { name, passed: 0, failed: 1, seconds: 0, firstError: output, slowTests: [] };
  return { parts: [part], output, cpuSeconds };
}

async function check(command: Command): Promise<Outcome> {
  const [tool, args, options] = command;
  const started = Date.now();
  const { status, output, cpuSeconds } = await run(tool, args, options);
  const name = [tool, ...args].join(' ');
  const part: Part = {
    name,
    passed: status === 0 ? 1 : 0,
    failed: status === 0 ? 0 : 1,
    seconds: (Date.now() - started) / 1000,
    slowTests: [],
    again: () => check(command),
    ...(status !== 0 && { firstError: output }),
  };
  return { parts: [part], output: status === 0 ? '' : `$ ${name}\n${output}\n`, cpuSeconds };
}

/** Checks that pass or fail as a whole: each command counts as one. */
function checks(name: string, fast: boolean, commands: readonly Command[]): Suite {
  return {
    name,
    fast,
    async run() {
      const total: Outcome = { parts: [], output: '', cpuSeconds: 0 };
      for (const command of commands) {
        const { parts, output, cpuSeconds } = await check(command);
        total.parts.push(...parts);
        total.output += output;
        total.cpuSeconds += cpuSeconds;
      }
      return total;
    },
  };
}

interface Runner<Report> {
  name: string;
  command: string;
  args(reportFile: string): string[];
  env(reportFile: string): NodeJS.ProcessEnv;
  /** The files that it ran. */
  read(report: Report): Part[];
  /** Whether something failed outside the tests, which no test tells of. */
  failedOutside(report: Report, output: string): boolean;
}

/** Runs a test runner that writes a JSON report, and reads what came of its files. */
async function reported<Report>(runner: Runner<Report>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'aferir-report-'));
  const file = join(folder, 'report.json');
  const { status, output, cpuSeconds } = await run(runner.command, runner.args(file), {
    env: { NO_COLOR: '1', ...runner.env(file) },
  });
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    const parts = runner.read(report);
    const isExplained = status === 0 || parts.some(({ failed }) => failed > 0);
    if (!isExplained || runner.failedOutside(report, output)) {
      parts.push(...failedAsWhole(`${runner.name}, outside its tests`, output).parts);
    }
    return { parts, output, cpuSeconds };
  } catch (error) {
    const said = `${output}\nNo report of ${runner.command}: ${error}`;
    return failedAsWhole(runner.name, said, cpuSeconds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface VitestReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages: string[] | null;
    }[];
  }[];
}

interface VitestOptions {
  needsBrowser?: boolean;
  /** Its tests wait for timers a third of their time, so that two processes take little more than a core. */
  waits?: boolean;
  /** The only files to run, relative to the root; all where it is left out. */
  files?: readonly string[];
  env?: NodeJS.ProcessEnv;
}

function vitest(
  name: string,
  fast: boolean,
  projects: string[],
  { needsBrowser = false, waits = false, files = [], env = {} }: VitestOptions = {},
): Suite {
  async function runFiles(workers: number, chosen: readonly string[]): Promise<Outcome> {
    const browser = needsBrowser ? { AFERIR_CHROMIUM: await findChromium() } : {};
    return reported<VitestReport>({
      name,
      command: 'vitest',
      args: (file) => [
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        `--maxWorkers=${workers}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...chosen,
      ],
      env: () => ({ ...env, ...browser }),
      read: ({ testResults }) =>
        testResults.map((result) => {
          const file = relative(root, result.name);
          return { ...vitestPart(file, result), again: () => runFiles(1, [file]) };
        }),
      failedOutside: (_report, output) => /^\s*Errors\s+\d+ error/m.test(output),
    });
  }
  return { name, fast, run: (workers) => runFiles(waits ? 2 : workers, files) };
}

function vitestPart(name: string, result: VitestReport['testResults'][number]): Part {
  const { status, message, startTime, endTime, assertionResults: tests } = result;
  const failures = tests.filter((test) => test.status === 'failed');
  // A file that does not load has no test that could fail.
  const isBroken = status === 'failed' && failures.length === 0;
  const [first] = failures;
  const firstError = first ? `${first.fullName}\n${first.failureMessages?.[0]}` : message;
  return {
    name,
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: failures.length + (isBroken ? 1 : 0),
    seconds: (endTime - startTime) / 1000,
    slowTests: tests
      .filter(({ duration }) => (duration ?? 0) > patience.test / 4)
      .map((test) => ({ name: test.fullName, seconds: (test.duration ?? 0) / 1000 })),
    ...(status === 'failed' && { firstError }),
  };
}

interface PlaywrightResult {
  duration: number;
  errors: { message?: string }[];
}

interface PlaywrightSpec {
  title: string;
  ok: boolean;
  tests: { status: string; results: PlaywrightResult[] }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

interface PlaywrightReport {
  errors: unknown[];
  suites: PlaywrightSuite[];
}

/** The tests of a file, those of its blocks included. */
function specsOf({ specs, suites: blocks = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...blocks.flatMap(specsOf)];
}

function playwrightPart(suite: PlaywrightSuite): Part {
  const specs = specsOf(suite).map(({ title, ok, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
    const ran = tests.some(({ status }) => status !== 'skipped');
    return { name: title, ok, ran, seconds, errors: results.flatMap(({ errors }) => errors) };
  });
  const failed = specs.filter(({ ok }) => !ok);
  const [first] = failed;
  return {
    name: `e2e/${suite.file}`,
    passed: specs.filter(({ ok, ran }) => ok && ran).length,
    failed: failed.length,
    seconds: specs.reduce((sum, { seconds }) => sum + seconds, 0),
    slowTests: specs.filter(({ seconds }) => seconds > patience.endToEnd / 4 / 1000),
    ...(first && { firstError: `${first.name}\n${first.errors[0]?.message}` }),
  };
}

const endToEnd: Suite = {
  name: 'end to end',
  fast: false,
  alone: true,
  async run() {
    const { status, output } = await buildProducts();
    if (status !== 0) return failedAsWhole('build', output);
    const chromium = await findChromium();
    const runSpecs = (args: readonly string[]): Promise<Outcome> =>
      reported<PlaywrightReport>({
        name: 'end to end',
        command: 'playwright',
        args: () => [
          ...['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
          ...args,
        ],
        env: (file) => ({ AFERIR_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
        read: ({ suites: files }) =>
          files.map((file) => {
            const part = playwrightPart(file);
            return { ...part, again: () => runSpecs(['--workers=1', part.name]) };
          }),
        failedOutside: ({ errors }) => errors.length > 0,
      });
    return runSpecs([]);
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
    if (status !== 0) return failedAsWhole('build', output);
    return publishing.run(workers);
  },
};

/**
 * Every suite. End to end comes first and alone: browsers beside other suites wait for a processor longer than
 * that gains. Then the longest, so that two that run side by side end together.
 */
export function suites(): Suite[] {
  const onPostgres = vitest('api on PostgreSQL', false, ['api'], { files: filesForBothEngines() });
  return [
    endToEnd,
    vitest('api on PGlite', true, ['api'], { env: { TEST_DATABASE_URL: '' } }),
    ...(process.env.TEST_DATABASE_URL ? [onPostgres] : []),
    vitest('stories', false, ['storybook'], { needsBrowser: true }),
    vitest(
      'unit',
      true,
      ['domain', 'spreadsheet', 'api-client', 'ui', 'widgets', 'app', 'repository'],
      { waits: true },
    ),
    checks('templates', false, [['node', ['scripts/check-templates.ts']]]),
    packages,
    checks('types', true, [['node', ['scripts/typecheck.ts']]]),
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
