import { publishedFolders } from './build-steps.ts';
import { filesForBothEngines } from './engine-mark.ts';
import { buildProducts } from './suites/build-products.ts';
import { type Command, checks } from './suites/checks.ts';
import { endToEnd } from './suites/end-to-end.ts';
import { failedAsWhole, type Suite } from './suites/suite.ts';
import { vitestSuite } from './suites/vitest-suite.ts';

/** What the packages bring besides code. */
const withoutTypes = ['styles.css', 'light.tokens.json', 'dark.tokens.json'];

const publishing = checks('packages', false, [
  ['node', ['scripts/check-budgets.ts']],
  ['node', ['scripts/check-snippet.ts']],
  ['node', ['scripts/check-published.ts']],
  ['node', ['scripts/check-site.ts']],
  ...publishedFolders.flatMap((cwd): Command[] => [
    ['publint', ['run', cwd, '--strict']],
    ['attw', ['--pack', cwd, '--profile', 'esm-only', '--exclude-entrypoints', ...withoutTypes]],
  ]),
]);

const packages: Suite = {
  ...publishing,
  needsBuild: true,
  async run() {
    const { status, output } = await buildProducts();
    if (status !== 0) return failedAsWhole('build', output);
    return publishing.run();
  },
};

/**
 * Every suite. End to end comes first and alone: browsers beside other suites wait for a processor longer than
 * that gains. Then the longest, so that two that run side by side end together.
 */
export function suites(): Suite[] {
  const onPostgres = vitestSuite('api on PostgreSQL', false, ['api'], {
    files: filesForBothEngines(),
  });
  return [
    endToEnd,
    vitestSuite('api on PGlite', true, ['api'], { env: { TEST_DATABASE_URL: '' } }),
    ...(process.env.TEST_DATABASE_URL ? [onPostgres] : []),
    vitestSuite('stories', false, ['storybook'], { needsBrowser: true }),
    vitestSuite('unit', true, [
      ...['domain', 'spreadsheet', 'create-aferir', 'api-client', 'contract-check'],
      ...['ui', 'widgets', 'app', 'repository'],
    ]),
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
