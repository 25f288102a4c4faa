import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.ts';

/** A file by its path below the `src` of its package. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** What a package is made of, without its tests and what these are made of. */
export function sourceFiles(packageName: string): SourceFile[] {
  const cwd = path.join(root, 'packages', packageName, 'src');
  return globSync('**/*.{ts,tsx,css}', { cwd })
    .filter((file) => !/\.(?:test|stories|fixtures|server)\.tsx?$|(?:^|\/)testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(cwd, file), 'utf8') }));
}

const relativeImport = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** The imports that a rule refuses, by the paths of both files, as `a.ts imports b.ts`. */
export function importsRefused(
  files: readonly SourceFile[],
  isRefused: (from: string, to: string) => boolean,
): string[] {
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(relativeImport)]
      .map(([, to = '']) => path.posix.join(path.posix.dirname(file), to))
      .filter((to) => isRefused(file, to))
      .map((to) => `${file} imports ${to}`),
  );
}
