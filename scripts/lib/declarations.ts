import { join } from 'node:path';
import { root } from './run.ts';

/** Where the sources of a package are as declarations, once `tsc --build` has checked them. */
export function declarationFolder(name: string): string {
  return `.cache/types/${name}`;
}

/**
 * The declarations of a package's entries, to be bundled: made by the check of its types, so that nobody has to check
 * them once more for it. They stand outside of `node_modules`, whose files a bundler takes for those of others.
 */
export function declarationsOf<Name extends string>(
  name: string,
  entry: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const files = Object.entries<string>(entry).map(([key, file]) => [
    key,
    join(root, declarationFolder(name), file.replace(/\.tsx?$/, '.d.ts')),
  ]);
  return Object.fromEntries(files) as Record<Name, string>;
}
