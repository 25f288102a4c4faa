import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishedFolders } from '../../scripts/lib/build-steps.ts';
import { root, run } from '../../scripts/lib/run.ts';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The packages as npm would have them, for projects outside of the repository. */
export interface PublishedPackages {
  /** A folder for projects. */
  readonly folder: string;
  /**
   * Puts packages into the `node_modules` of a folder, and nothing beside them: ours from their tarballs, those of
   * others as the repository has them. A version, where there is one, must be the one that the repository has.
   */
  install(project: string, packages: Readonly<Record<string, string | undefined>>): Promise<void>;
  remove(): Promise<void>;
}

/** Packs what has been built and unpacks it, each package with what it asks for itself and no other. */
export async function packPackages(): Promise<PublishedPackages> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'aferir-published-')));
  const store = join(folder, '.store');
  const own = new Map<string, string>();
  await mkdir(store);

  function find(name: string, version?: string): string {
    const place = own.get(name) ?? placeOfOther(name, version);
    if (!place) throw new Error(`There is no ${name} ${version ?? ''} to install.`);
    return place;
  }

  async function install(project: string, packages: Readonly<Record<string, string | undefined>>) {
    for (const [name, version] of Object.entries(packages)) {
      const link = join(project, 'node_modules', name);
      await mkdir(dirname(link), { recursive: true });
      await symlink(find(name, version), link);
    }
  }

  const unpacked = await Promise.all(publishedFolders.map((cwd) => unpack(join(root, cwd), store)));
  for (const { name, place } of unpacked) own.set(name, place);
  for (const { place, manifest } of unpacked) {
    const { dependencies, peerDependencies } = manifest;
    const names = Object.keys({ ...dependencies, ...peerDependencies });
    // Beside the package, where it finds them and nobody else does.
    const beside = place.slice(0, place.indexOf('/node_modules/'));
    await install(beside, Object.fromEntries(names.map((name) => [name, undefined])));
  }
  return { folder, install, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function unpack(source: string, store: string) {
  const manifest = readManifest(source);
  const place = join(store, manifest.name.replace('/', '+'), 'node_modules', manifest.name);
  await mkdir(place, { recursive: true });
  const tarballs = await mkdtemp(join(store, 'tarball-'));
  await mustRun('npm', ['pack', '--silent', '--pack-destination', tarballs], source);
  const [tarball = ''] = await readdir(tarballs);
  await mustRun('tar', ['-xzf', join(tarballs, tarball), '--strip-components=1'], place);
  if (!existsSync(join(place, 'dist'))) {
    throw new Error(`${manifest.name} has not been built: node scripts/build.ts`);
  }
  return { name: manifest.name, place, manifest };
}

/** Where the repository has a package; another version of it is there under a name of its own. */
function placeOfOther(name: string, version?: string): string | undefined {
  const names = [name, `${name}-${version?.split('.', 1)[0]}`];
  return names
    .map((candidate) => join(root, 'node_modules', candidate))
    .find((place) => {
      if (!existsSync(join(place, 'package.json'))) return false;
      return version === undefined || readManifest(place).version === version;
    });
}

/** What a package says of itself. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

async function mustRun(command: string, args: readonly string[], cwd: string): Promise<void> {
  const { status, output } = await run(command, args, { cwd });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${output}`);
}
