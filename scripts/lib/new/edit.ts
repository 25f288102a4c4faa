import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes a file of a repository and tells its name. */
export function editFile(root: string, file: string, change: (text: string) => string): string {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return file;
}

/** Puts a text before every place of the mark; throws when there is none. */
export function insertBefore(text: string, mark: string, addition: string): string {
  return split(text, mark).join(addition + mark);
}

/** Puts a text after every place of the mark; throws when there is none. */
export function insertAfter(text: string, mark: string, addition: string): string {
  return split(text, mark).join(mark + addition);
}

function split(text: string, mark: string): string[] {
  const parts = text.split(mark);
  if (parts.length === 1) throw new Error(`There is no place to insert at: ${mark}`);
  return parts;
}
