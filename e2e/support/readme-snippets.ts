import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.ts';

/** A block of code in a README. */
export interface Snippet {
  /** The README and the line of its first character, such as `packages/ui/README.md:14`. */
  name: string;
  language: string;
  code: string;
}

/** The blocks of code of a README, in their order. */
export function snippetsOf(readme: string): Snippet[] {
  const text = readFileSync(join(root, readme), 'utf8');
  return [...text.matchAll(/^( *)```(\w+)\n(.*?)\n\1```$/gms)].map((match) => {
    const [, indent = '', language = '', code = ''] = match;
    const line = text.slice(0, match.index).split('\n').length + 1;
    return {
      name: `${readme}:${line}`,
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    };
  });
}

/** The packages that a README tells to install. */
export function installedBy(readme: string): string[] {
  const text = readFileSync(join(root, readme), 'utf8');
  return [...text.matchAll(/npm install ([^`#\n]+)/g)].flatMap(([, names = '']) =>
    names.trim().split(/\s+/),
  );
}
