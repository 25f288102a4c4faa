import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What a page fetches before its first screen: what is known at once, what that makes known, and so on. */
export interface Journey {
  readonly name: string;
  /** The built files, by the step in which they become known; paths from the repository's root. */
  readonly steps: readonly (readonly string[])[];
}

/** What a journey costs. */
export interface JourneyCost {
  readonly name: string;
  readonly requests: number;
  /** Round trips, one after the other. */
  readonly levels: number;
  /** Gzipped, in thousands of bytes. */
  readonly KB: number;
}

/**
 * Counts what journeys cost; a file that nobody named in time costs a level more. They are counted together: what
 * files import is found by bundling all that can be reached from them, which takes seconds.
 */
export async function costsOf(journeys: readonly Journey[], root: string): Promise<JourneyCost[]> {
  const files = new Set(journeys.flatMap(({ steps }) => steps.flat()));
  const imports = await importsOf([...files], root);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(root, file))).length;
    sizes.set(file, size);
    return size;
  };
  return journeys.map((journey) => costOf(journey, imports, sizeOf));
}

function costOf(
  { name, steps }: Journey,
  imports: ReadonlyMap<string, readonly string[]>,
  sizeOf: (file: string) => number,
): JourneyCost {
  const fetched = new Set<string>();
  let levels = 0;
  let found: string[] = [];
  for (const step of steps) {
    levels += 1;
    for (const file of [...step, ...found]) fetched.add(file);
    found = missingImports(imports, fetched);
  }
  while (found.length > 0) {
    levels += 1;
    for (const file of found) fetched.add(file);
    found = missingImports(imports, fetched);
  }
  const bytes = [...fetched].reduce((sum, file) => sum + sizeOf(file), 0);
  return { name, requests: fetched.size, levels, KB: Number((bytes / 1000).toFixed(1)) };
}

function missingImports(
  imports: ReadonlyMap<string, readonly string[]>,
  fetched: ReadonlySet<string>,
): string[] {
  const imported = [...fetched].flatMap((file) => imports.get(file) ?? []);
  return [...new Set(imported)].filter((file) => !fetched.has(file));
}

async function importsOf(files: readonly string[], root: string) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: files.filter((file) => file.endsWith('.js')),
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
    ]),
  );
}
