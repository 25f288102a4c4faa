import { relative } from 'node:path';
import type { Plugin } from 'esbuild';

const directive = '"use client";';

/**
 * Marks each file that runs React as one for the client, since bundling drops directives. What merely passes names on
 * and what is plain TypeScript stays without, so that components of a server may call it.
 */
export function clientDirectivePlugin(): Plugin {
  return {
    name: 'client-directive',
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile, outputFiles = [] }) => {
        for (const file of outputFiles) {
          const path = relative(build.initialOptions.absWorkingDir ?? process.cwd(), file.path);
          const imports = metafile?.outputs[path]?.imports ?? [];
          if (!imports.some(isReact)) continue;
          // On the first line, so that source maps still hold.
          file.contents = new TextEncoder().encode(directive + file.text);
        }
      });
    },
  };
}

function isReact({ path, external }: { path: string; external?: boolean }): boolean {
  return external === true && /^react(-dom)?(\/|$)/.test(path);
}
