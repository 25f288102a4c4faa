import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, realpath, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishedFolders } from '../../scripts/lib/build-steps.ts';
import { root, run } from '../../scripts/lib/run.ts';
import { packedOfRun } from './of-run.ts';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Names of packages, with a version where it matters which. */
type Packages = Readonly<Record<string, string | undefined>>;

/** The packages as npm would have them, for projects outside of the repository. */
export interface PublishedPackages {
  /** A folder for projects. */
  readonly folder: string;
  /**
   * Puts packages into the `node_modules` of a project, and nothing else within its reach: ours from their tarballs,
   * those of others as the repository has them. A version, where there is one, must be the one that the repository has.
   */
  install(project: string, packages: Packages): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Packs what has been built, for projects to install.
 *
 * @param others folders that have packages of others which the repository does not have
 */
export async function packPackages(others: readonly string[] = []): Promise<PublishedPackages> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'aferir-published-')));
  const unpacked = await packOnce();
  const own = new Map(
    publishedFolders.map((cwd) => {
      const { name } = readManifest(join(root, cwd));
      return [name, join(unpacked, name)];
    }),
  );

  /** Copies one of ours to where it finds its dependencies, and its peers in the project, which sees neither. */
  async function copyOwn(project: string, name: string, source: string): Promise<string> {
    const shared = join(project, 'node_modules/.own/node_modules');
    const copy = join(shared, name);
    if (existsSync(copy)) return copy;
    await cp(source, copy, { recursive: true });
    const { dependencies = {} } = readManifest(source);
    for (const dependency of Object.keys(dependencies)) {
      const ours = own.get(dependency);
      if (ours) await copyOwn(project, dependency, ours);
      else await link(placeOfOther(dependency, others), join(shared, dependency));
    }
    return copy;
  }

  async function install(project: string, packages: Packages) {
    for (const [name, version] of Object.entries(packages)) {
      const target = join(project, 'node_modules', name);
      const source = own.get(name);
      const other = source ? '' : placeOfOther(name, others, version);
      if (source) await link(await copyOwn(project, name, source), target);
      else if (other.endsWith(`/${name}`)) await link(other, target);
      else await cp(other, target, { recursive: true });
    }
  }

  return { folder, install, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Packs what has been built, once in a run of the tests, and gives the folder of what is in the tarballs. */
async function packOnce(): Promise<string> {
  const { [packedOfRun]: ofRun = '' } = process.env;
  const packed = join(ofRun, 'packed');
  if (existsSync(packed)) return packed;
  const own = await mkdtemp(join(ofRun, 'packing-'));
  const folders = publishedFolders.map((folder) => join(root, folder));
  await mustRun('npm', ['pack', '--silent', '--pack-destination', own, ...folders], root);
  await Promise.all(folders.map((folder) => unpack(folder, own)));
  try {
    await rename(own, packed);
  } catch (error) {
    // Another worker was faster, with the same.
    if (!existsSync(packed)) throw error;
  }
  return packed;
}

async function unpack(source: string, place: string): Promise<void> {
  const { name, version } = readManifest(source);
  const folder = join(place, name);
  const tarball = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  await mkdir(folder, { recursive: true });
  await mustRun('tar', ['-xzf', join(place, tarball), '--strip-components=1'], folder);
  if (!existsSync(join(folder, 'dist'))) {
    throw new Error(`${source} has not been built: node scripts/build.ts`);
  }
}

/** Where the repository has a package; another version of it is there under a name that ends in its major. */
function placeOfOther(name: string, others: readonly string[], version?: string): string {
  const places = [name, `${name}-${version?.split('.', 1)[0]}`]
    .flatMap((candidate) =>
      [root, ...others].map((folder) => join(folder, 'node_modules', candidate)),
    )
    .filter((place) => existsSync(join(place, 'package.json')));
  const found = places.find((place) => [undefined, readManifest(place).version].includes(version));
  if (!found) throw new Error(`The repository has no ${name} ${version ?? ''}.`);
  return found;
}

/** What a package says of itself. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

async function link(source: string, target: string): Promise<void> {
  if (existsSync(target)) return;
  await mkdir(dirname(target), { recursive: true });
  await symlink(source, target);
}

async function mustRun(command: string, args: readonly string[], cwd: string): Promise<void> {
  const { status, output } = await run(command, args, { cwd });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${output}`);
}
