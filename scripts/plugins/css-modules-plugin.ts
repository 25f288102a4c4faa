import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { bundleAsync, transform } from 'lightningcss';

const namespace = 'css-module';

/** Hides the extension from tsup's own plugin, which takes every path that ends in `.css`. */
const suffix = '?classes';

/** The browsers the published styles are lowered for, as lightningcss writes versions. */
const targets = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 114 << 16,
  safari: (16 << 16) | (4 << 8),
};

export interface CssModulesOptions {
  /** The folder of the package being built. */
  root: string;
  /** The entry whose imports decide the order of the rules, below `root`. */
  entry: string;
  /** A plain stylesheet that comes first, below `root`. */
  base: string;
  /** Where the whole stylesheet goes, below `root`. */
  outfile: string;
}

/**
 * Compiles CSS Modules with the class names that development uses, and writes all of them into one
 * stylesheet, each after the styles of what it imports, so that overrides come last.
 */
export function cssModulesPlugin({ root, entry, base, outfile }: CssModulesOptions): Plugin {
  return {
    name: 'css-modules',
    setup(build) {
      const compiled = new Map<string, string>();
      build.initialOptions.metafile = true;

      build.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => ({
        path: relative(root, join(resolveDir, path)) + suffix,
        namespace,
      }));

      build.onLoad({ filter: /.*/, namespace }, async ({ path: id }) => {
        const path = id.slice(0, -suffix.length);
        const { code, exports } = transform({
          filename: path,
          code: await readFile(join(root, path)),
          cssModules: { pattern: 'aferir-[name]-[local]-[hash]' },
          minify: true,
          targets,
        });
        compiled.set(path, code.toString());
        const names = Object.entries(exports ?? {}).map(([local, { name }]) => [local, name]);
        return { contents: JSON.stringify(Object.fromEntries(names.sort())), loader: 'json' };
      });

      build.onEnd(async ({ metafile, errors }) => {
        if (errors.length > 0 || !metafile) return;
        const { code } = await bundleAsync({
          filename: join(root, base),
          minify: true,
          targets,
        });
        const modules = inImportOrder(metafile, entry).map((path) => compiled.get(path) ?? '');
        const target = join(root, outfile);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, [code.toString(), ...modules, ''].join('\n'));
      });
    },
  };
}

/** The CSS modules that `entry` reaches, dependencies first. */
function inImportOrder({ inputs }: Metafile, entry: string): string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { path: imported } of inputs[path]?.imports ?? []) visit(imported);
    if (path.startsWith(`${namespace}:`))
      ordered.push(path.slice(namespace.length + 1, -suffix.length));
  };
  visit(entry);
  return ordered;
}
