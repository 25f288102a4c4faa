// Makes one of each kind in a copy of the repository and checks what came out as `npm run verify` would.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planOperation, planSection } from './lib/planned-parts.ts';
import { root, run } from './lib/run.ts';

type Command = readonly [command: string, ...args: string[]];

const copy = mkdtempSync(join(tmpdir(), 'aferir-templates-'));
const failures: string[] = [];

async function attempt([command, ...args]: Command): Promise<string> {
  // The databases of a server belong to the suite that runs beside this one.
  const env = { NO_COLOR: '1', TEST_DATABASE_URL: '' };
  const { status, output } = await run(command, args, { cwd: copy, env });
  if (status !== 0) failures.push(`$ ${command} ${args.join(' ')}\n${output}`);
  return output;
}

try {
  await copyRepository();
  const made = [
    ...(await make('component', 'throw-away')),
    ...(await make('widget', 'throw-away')),
    ...(await make('operation', await planOperation(copy))),
    ...(await make('section', await planSection(copy))),
  ];
  const tests = made.filter((file) => /\.test\.tsx?$/.test(file));
  await Promise.all([
    inOrder([
      ['biome', 'ci', '--error-on-warnings', ...made],
      ['redocly', 'lint', 'openapi.yaml'],
      ['knip'],
      ['node', 'scripts/typecheck.ts', 'ui', 'widgets', 'reference-api', 'reference-app'],
    ]),
    inOrder([
      [
        'vitest',
        'run',
        ...['ui', 'widgets', 'api', 'app'].flatMap((project) => ['--project', project]),
        ...tests,
        'packages/widgets/build/manifest.test.ts',
        'packages/reference-api/test/isolation.test.ts',
      ],
      [
        'vitest',
        'run',
        ...['--project', 'api', '--testNamePattern', 'writes without a story of their own'],
        'packages/reference-api/test/x-changes.test.ts',
      ],
    ]),
  ]);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}

async function inOrder(commands: readonly Command[]) {
  for (const command of commands) await attempt(command);
}

/** Makes one and tells which files were written. */
async function make(kind: string, name: string): Promise<string[]> {
  const output = await attempt(['node', 'scripts/new.ts', kind, name]);
  return output.split('\n').filter((line) => existsSync(join(copy, line || 'nothing')));
}

async function copyRepository() {
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of listed.output.split('\0').filter(Boolean)) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  }
  await run('git', ['init', '--quiet'], { cwd: copy });
  linkModules('node_modules');
  for (const name of readdirSync(join(root, 'packages'))) {
    linkModules(`packages/${name}/node_modules`);
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
