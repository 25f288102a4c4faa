import { readFileSync } from 'node:fs';
import { siteRoot } from './pages.ts';

const readme = `${siteRoot}../../packages/reference-api/README.md`;

/** The variables that a server reads, with their defaults: the table that its README has. */
export function serverVariables(): string {
  const [found] = /^\| variable \|.*?(?=\n\n)/ms.exec(readFileSync(readme, 'utf8')) ?? [];
  if (!found) throw new Error('The README of the server has no table of variables');
  return found.replace('| variable | default | |', '| variable | default | what it is |');
}
