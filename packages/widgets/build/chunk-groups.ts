import { type Built, type CodeGroup, chunksByElement } from '../../../scripts/plugins/index.ts';
import { type CodeFile, mergePortions, type Portion } from './merge-portions.ts';

/** How many bytes, before minifying, an element may fetch for nothing if that spares it a request. */
const REQUEST_SIZE = 14_000;

/** How much it weighs what an element needs at once, and what it may need later: that must not bring all of another one. */
const AT_ONCE = 1;
const LATER = 0.03;

/** An element with what it needs at once, or with what it may need later too. */
interface Visit {
  readonly tag: string;
  readonly weight: number;
  /** The chunk that defines it. */
  readonly own: string;
  readonly files: ReadonlySet<string>;
}

/**
 * Says which modules travel together, from a build that left that to the bundler: what one element alone
 * needs is one file, what several share is one where that spares the others enough, and what is too little for a file joins
 * what most of those share who need it. Nothing is said of what is only fetched later.
 */
export function chunkGroupsOf(built: Built): CodeGroup[] {
  const visits = [...visitsOf(built, AT_ONCE), ...visitsOf(built, LATER)];
  const atOnce = new Set(
    visits.flatMap(({ weight, files }) => (weight === AT_ONCE ? [...files] : [])),
  );
  const chunks = new Map(
    built.flatMap((file) =>
      file.type === 'chunk' && atOnce.has(file.fileName) ? [[file.fileName, file]] : [],
    ),
  );
  const portions = [...chunks.values()].map(
    ({ fileName, imports, modules }): Portion => ({
      id: fileName,
      size: Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
      imports,
      visits: visits.flatMap(({ files }, visit) => (files.has(fileName) ? [visit] : [])),
    }),
  );
  const weights = visits.map(({ weight }) => weight);
  const files = mergePortions(portions, { weights, requestSize: REQUEST_SIZE });
  // A group takes along what its modules import, unless one before it has.
  return files.map((file, index) => {
    const own = new Set(file.portions.flatMap((id) => chunks.get(id)?.moduleIds ?? []));
    return {
      name: nameOf(file, visits, index),
      test: (module) => own.has(module),
      priority: files.length - index,
    };
  });
}

function visitsOf(built: Built, weight: number): Visit[] {
  const byElement = chunksByElement(built, { withLate: weight === LATER });
  return [...byElement].map(([tag, chunks]) => {
    const [own = '', ...others] = chunks.map(({ fileName }) => fileName);
    return { tag, weight, own, files: new Set([own, ...others]) };
  });
}

/** A file is called after the one element whose own chunk it holds. */
function nameOf(file: CodeFile, visits: readonly Visit[], index: number): string {
  const held = visits.filter(({ own }) => file.portions.includes(own)).map(({ tag }) => tag);
  const [tag = '', ...others] = new Set(held);
  if (tag && others.length === 0) return tag.replace('aferir-', '');
  return file.visits.size === visits.length ? 'base' : `shared-${index}`;
}
