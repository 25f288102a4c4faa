import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedFolders } from '../../scripts/lib/build-steps.ts';
import { root, run, toolEnv } from '../../scripts/lib/run.ts';
import { hashOf, isFresh, markFresh } from '../../scripts/lib/stamp.ts';
import { packPackages, readManifest } from './published-packages.ts';
import { snippetsOf } from './readme-snippets.ts';

/** Next.js and what has been built with it, as a server would have them. */
const place = join(root, 'node_modules/.cache/aferir/next');
const program = join(place, 'node_modules/next/dist/bin/next');

const example = join(root, 'examples/next');
const host = join(root, 'e2e/next');
const readme = 'packages/widgets/README.md';
const lock = ['package.json', 'package-lock.json'].map((file) => join(host, file));

/** A running server of Next.js. */
export interface NextHost {
  url: string;
  stop(): Promise<void>;
}

/**
 * Serves the example of Next.js and, beside its page, those of `e2e/next`. They are built anew when they, the
 * packages or Next.js have changed.
 *
 * @param aferir the address of the server that the widgets call
 */
export async function startNext(aferir: string, port: number): Promise<NextHost> {
  await installNext();
  await buildPages();
  const server = spawn(process.execPath, [program, 'start', '--port', String(port)], {
    cwd: place,
    env: toolEnv({ NODE_ENV: 'production', AFERIR_API: `${aferir}/api/v1` }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  let log = '';
  server.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const ready = new Promise<void>((resolve) => {
    server.stdout.on('data', (chunk) => {
      log += chunk;
      if (log.includes('Ready in')) resolve();
    });
  });
  await Promise.race([ready, ended]);
  if (server.exitCode !== null) throw new Error(`Next.js did not start:\n${log}`);
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.kill();
      await ended;
    },
  };
}

/** Next.js is a third of what the repository installs and serves these tests alone: it comes with the first of them. */
async function installNext(): Promise<void> {
  const outputs = [program];
  const lockHash = hashOf(lock);
  if (isFresh('next-installed', lockHash, outputs)) return;
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  for (const file of lock) await cp(file, join(place, file.slice(host.length)));
  // Unlike `npm ci`, this adds a compiler for a platform that the lock has none for.
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, output } = await run('npm', args, { cwd: place });
  if (status !== 0) throw new Error(`Next.js was not installed:\n${output}`);
  markFresh('next-installed', lockHash);
}

async function buildPages(): Promise<void> {
  const inputs = [
    ...lock,
    ...[join(example, 'app'), join(example, 'package.json'), join(example, 'tsconfig.json')],
    join(host, 'app'),
    join(root, readme),
    ...publishedFolders.flatMap((folder) =>
      ['package.json', 'dist', 'dist-browser', 'types'].map((part) => join(root, folder, part)),
    ),
  ];
  const built = join(place, '.next');
  const inputHash = hashOf(inputs);
  if (isFresh('next-pages', inputHash, [join(built, 'BUILD_ID')])) return;
  const packages = await packPackages([place]);
  try {
    const project = join(packages.folder, 'next');
    await cp(example, project, { recursive: true });
    await cp(join(host, 'app'), join(project, 'app'), { recursive: true });
    await writePageOfReadme(join(project, 'app/avaliacao'));
    // What is not ours is a link out of the project.
    await writeFile(
      join(project, 'next.config.mjs'),
      "export default { turbopack: { root: '/' } };",
    );
    const { dependencies, devDependencies } = readManifest(project);
    const ours = ['domain', 'api-client', 'elements'].map((name) => [`@aferir/${name}`, undefined]);
    await packages.install(project, {
      ...Object.fromEntries(ours),
      ...dependencies,
      ...devDependencies,
    });
    const { status, output } = await run('node', [program, 'build'], {
      cwd: project,
      env: { NODE_ENV: 'production' },
    });
    if (status !== 0) throw new Error(await explain(output));
    await rm(built, { recursive: true, force: true });
    const isKept = (path: string) => path !== join(project, '.next/cache');
    await cp(join(project, '.next'), built, { recursive: true, filter: isKept });
    markFresh('next-pages', inputHash);
  } finally {
    await packages.remove();
  }
}

/** The page that the README of the widgets shows; the server's address is known at the start alone. */
async function writePageOfReadme(folder: string): Promise<void> {
  const page = snippetsOf(readme).find(({ code }) =>
    code.includes('export default async function'),
  );
  if (!page) throw new Error(`${readme} shows no page of Next.js.`);
  await mkdir(folder);
  await writeFile(
    join(folder, 'page.tsx'),
    page.code.replace('"http://localhost:4000/api/v1"', '{process.env.AFERIR_API}'),
  );
}

/** What a failed build says, after what it may not say plainly itself. */
async function explain(output: string): Promise<string> {
  const folder = join(place, 'node_modules/@next');
  const packages = existsSync(folder) ? await readdir(folder) : [];
  const { platform, arch } = process;
  return packages.some((name) => name.startsWith(`swc-${platform}-${arch}`))
    ? output
    : `Next.js has no compiler here: npm has not found @next/swc-${platform}-${arch}.\n${output}`;
}
