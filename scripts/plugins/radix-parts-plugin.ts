import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Takes each part of Radix from its own entry. The index of Radix names all its parts, which esbuild takes
 * for code: whatever uses one part would share a file with all of them.
 */
export function radixPartsPlugin(): Plugin {
  return {
    name: 'radix-parts',
    setup(build) {
      build.onLoad({ filter: /\/src\/.*\.tsx$/ }, async ({ path }) => ({
        loader: 'tsx',
        contents: withParts(await readFile(path, 'utf8')),
      }));
    },
  };
}

/** The code with `import * as X from 'radix-ui/…'` for each `import { X } from 'radix-ui'`. */
export function withParts(code: string): string {
  return code.replace(
    /import \{ (\w+)(?: as (\w+))? \} from 'radix-ui';/g,
    (_, part: string, name = part) => `import * as ${name} from 'radix-ui/${dashed(part)}';`,
  );
}

function dashed(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
