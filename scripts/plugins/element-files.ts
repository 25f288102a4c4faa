import type { Rolldown } from 'vite';
import type { Built } from './code-groups-plugin.ts';

const CONTRACT = /\/src\/([\w-]+)\/\1\.element\.ts$/;
const DEFINER = /\/src\/shared\/element\/define-element\.ts$/;

/**
 * The chunks that each element needs before it is drawn, by its tag, its own first; with what it may
 * fetch later, if asked for.
 */
export function chunksByElement(
  built: Built,
  { withLate = false } = {},
): Map<string, readonly Rolldown.OutputChunk[]> {
  const chunks = [...built].filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const definer = chunks.find(({ moduleIds }) => moduleIds.some((module) => DEFINER.test(module)));

  function add(chunk: Rolldown.OutputChunk | undefined, reached: Set<Rolldown.OutputChunk>) {
    if (!chunk || reached.has(chunk)) return reached;
    reached.add(chunk);
    const { imports, dynamicImports } = chunk;
    for (const file of withLate ? [...imports, ...dynamicImports] : imports) {
      add(byFile.get(file), reached);
    }
    return reached;
  }

  const elements = chunks.flatMap((chunk) =>
    chunk.moduleIds.flatMap((module) => {
      const name = CONTRACT.exec(module)?.[1];
      return name ? [[`aferir-${name}`, [...add(definer, add(chunk, new Set()))]] as const] : [];
    }),
  );
  return new Map(elements.toSorted(([one], [other]) => one.localeCompare(other)));
}
