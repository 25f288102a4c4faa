import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The chunk that a module is in. */
export function chunkOf(bundle: Bundle, moduleId: string): Chunk {
  const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(moduleId));
  if (!chunk) throw new Error(`The build has no chunk of ${moduleId}.`);
  return chunk;
}

/** The modules that are imported when they are needed. */
export function lazyModulesOf(bundle: Bundle): Set<string> {
  return new Set(
    chunksOf(bundle).flatMap(({ isDynamicEntry, facadeModuleId }) =>
      isDynamicEntry && facadeModuleId ? [facadeModuleId] : [],
    ),
  );
}

/** The chunks of what the page itself names. */
export function entriesOf(bundle: Bundle): Chunk[] {
  return chunksOf(bundle).filter(({ isEntry }) => isEntry);
}

/** Chunks with all that they import. */
export function reachedFrom(bundle: Bundle, chunks: readonly Chunk[]): Set<Chunk> {
  const found = new Set(chunks);
  for (const chunk of found) {
    for (const imported of chunk.imports.map((file) => bundle[file])) {
      if (imported?.type === 'chunk') found.add(imported);
    }
  }
  return found;
}

/** Chunks with all that they import, at once or when it is needed, apart from what pages are fetched for. */
export function reachedBesides(
  bundle: Bundle,
  chunks: readonly Chunk[],
  isPage: (moduleId: string) => boolean,
): Set<Chunk> {
  const found = new Set(chunks);
  for (const chunk of found) {
    for (const imported of [...chunk.imports, ...chunk.dynamicImports].map(
      (file) => bundle[file],
    )) {
      if (imported?.type !== 'chunk') continue;
      const { isDynamicEntry, facadeModuleId } = imported;
      if (!(isDynamicEntry && facadeModuleId && isPage(facadeModuleId))) found.add(imported);
    }
  }
  return found;
}

/** Every chunk, each after those that it imports. */
export function inOrderOfNeed(bundle: Bundle): Chunk[] {
  const ordered = new Set<Chunk>();
  const visited = new Set<Chunk>();
  function visit(chunk: Chunk) {
    if (visited.has(chunk)) return;
    visited.add(chunk);
    for (const imported of chunk.imports.map((file) => bundle[file])) {
      if (imported?.type === 'chunk') visit(imported);
    }
    ordered.add(chunk);
  }
  for (const chunk of chunksOf(bundle)) visit(chunk);
  return [...ordered];
}

/** The files of code. */
export function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}
