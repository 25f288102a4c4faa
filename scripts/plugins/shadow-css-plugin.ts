import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

const PREFIX = '\0shadow-css:';

/**
 * Turns a CSS module into code that hands its styles to the shadow roots, so that they travel in the
 * chunk of the component they belong to and touch nothing outside.
 */
export function shadowCssPlugin(registry: string): Plugin {
  return {
    name: 'aferir-shadow-css',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.module.css') || !importer) return null;
      return `${PREFIX}${path.resolve(path.dirname(importer), source)}.js`;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length, -'.js'.length);
      this.addWatchFile(file);
      const { code, exports = {} } = transform({
        filename: path.relative(process.cwd(), file),
        code: await readFile(file),
        minify: true,
        cssModules: { pattern: 'aferir-[name]-[local]-[hash]' },
      });
      const names = Object.entries(exports).map(([local, { name }]) => [local, name]);
      return {
        moduleSideEffects: true,
        code: [
          `import { registerShadowStyles } from ${JSON.stringify(registry)};`,
          `registerShadowStyles(${JSON.stringify(new TextDecoder().decode(code))});`,
          `export default ${JSON.stringify(Object.fromEntries(names))};`,
        ].join('\n'),
      };
    },
  };
}
