import { existsSync, readdirSync } from 'node:fs';
import { root } from './run.ts';

/** What `tsc --build` starts from, relative to the root: the packages, and the root itself last. */
export function typeProjects(): string[] {
  const packages = readdirSync(`${root}packages`).map((name) => `packages/${name}`);
  return [...packages.filter((path) => existsSync(`${root}${path}/tsconfig.json`)), '.'];
}
