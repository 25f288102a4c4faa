// What whoever installs the packages gets: an import by the root of a package weighs what one of the component alone
// does, and few packages come along.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { root } from './lib/run.ts';

/** Share by which what a page loads by the root import may outweigh what it loads by that component's own entry. */
const MOST_OVER = 0.05;

/** Packages that the four with components and client bring, themselves and React counted. */
const MOST_PACKAGES = 60;

const imports = {
  DiscQuestionnaire: ['@aferir/widgets', '@aferir/widgets/disc-questionnaire'],
  Button: ['@aferir/ui', join(root, 'packages/ui/dist/button/index.js')],
} as const;
const loads = Object.fromEntries(
  await Promise.all(
    Object.entries(imports).map(async ([name, [whole, part]]) => {
      const [byRoot, alone] = await Promise.all([
        firstLoadOf(name, whole),
        firstLoadOf(name, part),
      ]);
      return [name, { byRoot, alone }] as const;
    }),
  ),
);
const packages = packagesOf(
  ['domain', 'api-client', 'ui', 'widgets'].map((name) => `packages/${name}`),
);
console.table(loads);
console.log(`${packages.size} packages`);

for (const [name, { byRoot, alone }] of Object.entries(loads)) {
  if (byRoot > alone * (1 + MOST_OVER)) fail(`${name} by the root loads what it does not use.`);
}
if (packages.size > MOST_PACKAGES)
  fail(`These are too many packages:\n${[...packages].join('\n')}`);

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

/**
 * The code that a page loads at once for a component, minified, by a host that splits its code: the
 * bytes of the modules, not of the lines between the pieces that the bundler cuts.
 */
async function firstLoadOf(name: string, specifier: string): Promise<number> {
  const { metafile } = await build({
    stdin: {
      contents: `import { ${name} } from '${specifier}'; console.log(${name});`,
      resolveDir: join(root, 'packages/reference-app'),
    },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'error',
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const loaded = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path, kind, external } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && !external) load(path);
    }
  };
  load('out/stdin.js');
  const modules = [...loaded].flatMap((file) =>
    Object.values(metafile.outputs[file]?.inputs ?? {}),
  );
  return modules.reduce((sum, { bytesInOutput }) => sum + bytesInOutput, 0);
}

/** What is installed for some packages, with what their dependencies and peers bring. */
function packagesOf(folders: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (folder: string) => {
    const { name, version, dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    if (found.has(`${name} ${version}`)) return;
    found.add(`${name} ${version}`);
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (peer) => !peerDependenciesMeta?.[peer]?.optional,
    );
    for (const needed of [...Object.keys(dependencies ?? {}), ...peers]) {
      visit(installedFor(folder, needed));
    }
  };
  for (const folder of folders) visit(folder);
  return found;
}

function installedFor(folder: string, name: string): string {
  const own = join(folder, 'node_modules', name);
  if (existsSync(join(root, own))) return own;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`${name} is not installed.`);
  return installedFor(parent, name);
}
