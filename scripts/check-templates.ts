// Makes one of each kind in a copy of the repository and checks what was made, and nothing else.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newComponent } from './lib/new/component.ts';
import { formatFiles } from './lib/new/format.ts';
import { generate } from './lib/new/generate.ts';
import { newOperation } from './lib/new/operation.ts';
import { planThrowAways } from './lib/new/testing/plan-throw-aways.ts';
import { typeErrors } from './lib/new/type-errors.ts';
import { newWidget } from './lib/new/widget.ts';
import { root, run } from './lib/run.ts';

/** What nothing reads that a template makes. The runner asks that the folder of each project is there. */
const leftOut =
  /^(?:\.changeset|docs|e2e|examples|templates|packages\/(?:elements|reference-app)\/(?:src|types))\//;
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'aferir-templates-')));
const failures: string[] = [];

try {
  await copyRepository();
  const operations = planThrowAways(copy);
  const made = [
    ...newComponent(copy, 'throw-away'),
    ...(await newWidget(copy, 'throw-away')),
    ...new Set(operations.flatMap((id) => newOperation(copy, id))),
  ];
  await generate(copy);
  await formatFiles(copy, made);
  const tests = runTests(made);
  checkTypes(made);
  checkExports(made);
  await attempt('redocly', 'lint', 'openapi.yaml');
  await tests;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}

/** What a new file exports and nothing that was made reads: `knip` would name it. */
function checkExports(made: readonly string[]) {
  const code = made.filter((file) => /(?<!\.stories)\.tsx?$/.test(file));
  const textOf = (files: readonly string[]) =>
    files.map((file) => readFileSync(join(copy, file), 'utf8')).join('\n');
  const all = textOf(code);
  const declared = textOf(code.filter((file) => file.includes('throw-away'))).matchAll(
    /^export (?:async )?(?:function|const|interface|type) (\w+)/gm,
  );
  for (const [, name = ''] of declared) {
    const uses = all.match(new RegExp(`\\b${name}\\b`, 'g')) ?? [];
    if (uses.length === 1) failures.push(`Nothing that was made reads the export ${name}.`);
  }
}

function checkTypes(made: readonly string[]) {
  const code = made.filter((file) => /\.tsx?$/.test(file));
  const isOfServer = (file: string) => file.startsWith('packages/reference-api/');
  const errors = [
    // The kit is read for the widgets anyway.
    typeErrors(
      copy,
      'packages/widgets',
      code.filter((file) => !isOfServer(file)),
    ),
    typeErrors(copy, 'packages/reference-api', code.filter(isOfServer)),
  ];
  failures.push(...errors.filter(Boolean));
}

async function runTests(made: readonly string[]) {
  await attempt(
    'vitest',
    'run',
    '--maxWorkers=1',
    ...['ui', 'widgets', 'api'].flatMap((project) => ['--project', project]),
    ...made.filter((file) => /\.test\.tsx?$/.test(file)),
    'packages/reference-api/test/isolation.test.ts',
    // Of the walk over all calls, those that were made.
    ...['--testNamePattern', '^(?!.*gives nobody)|ThrowAway'],
  );
}

async function attempt(command: string, ...args: string[]) {
  // The databases of a server belong to the suite that runs beside this one.
  const env = { NO_COLOR: '1', TEST_DATABASE_URL: '' };
  const { status, output } = await run(command, args, { cwd: copy, env });
  if (status !== 0) failures.push(`$ ${command} ${args.join(' ')}\n${output}`);
}

async function copyRepository() {
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const files = listed.output.split('\0').filter((file) => file && !leftOut.test(file));
  for (const file of files) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  }
  await run('git', ['init', '--quiet'], { cwd: copy });
  linkModules('node_modules');
  for (const name of readdirSync(join(root, 'packages'))) {
    linkModules(`packages/${name}/node_modules`);
  }
  linkEmptyDatabases();
}

/** An empty database takes seconds to make; those that other tests have made are used. */
function linkEmptyDatabases() {
  const folder = 'node_modules/.cache/aferir';
  mkdirSync(join(copy, folder), { recursive: true });
  if (!existsSync(join(root, folder))) return;
  for (const name of readdirSync(join(root, folder))) {
    if (/^new-database-.*\.tar$/.test(name)) {
      symlinkSync(join(root, folder, name), join(copy, folder, name));
    }
  }
}

/** Links what is installed; the workspaces' own links are copied, since they lead into the copy. */
function linkModules(folder: string) {
  if (!existsSync(join(root, folder))) return;
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(join(root, folder))) {
    const [from, to] = [join(root, folder, name), join(copy, folder, name)];
    if (name === '@aferir') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else if (!isCache(name)) symlinkSync(from, to);
  }
}

function isCache(name: string): boolean {
  return name === '.cache' || name.startsWith('.vite');
}
