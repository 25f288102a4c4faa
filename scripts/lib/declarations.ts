import { join } from 'node:path';
import { root } from './run.ts';

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
    join(root, '.cache/types', name, file.replace(/\.tsx?$/, '.d.ts')),
  ]);
  return Object.fromEntries(files) as Record<Name, string>;
}
