import { findChromium } from '../find-chromium.ts';
import { patience } from '../patience.ts';
import { sideBySide } from '../side-by-side.ts';
import { buildProducts } from './build-products.ts';
import { reported } from './reported.ts';
import { failedAsWhole, type Outcome, type Part, type Suite } from './suite.ts';

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

/** The whole product in a browser. */
export const endToEnd: Suite = {
  name: 'end to end',
  fast: false,
  needsBuild: true,
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
    return runSpecs([`--workers=${sideBySide.endToEndWorkers}`]);
  },
};
