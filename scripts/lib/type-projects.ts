import { existsSync, readdirSync } from 'node:fs';
import { root } from './run.ts';

/** What `tsc --build` starts from, relative to the root: the packages, and the root itself last. */
export function typeProjects(): string[] {
  const packages = readdirSync(`${root}packages`).map((name) => `packages/${name}`);
  return [...packages.filter((path) => existsSync(`${root}${path}/tsconfig.json`)), '.'];
}

/**
 * The command that checks and declares the types of projects: TypeScript 7, which takes a third of the time. Both
 * packages bring a `tsc`; the other one is for tools that need its API, which 7 does not have.
 */
export const buildTypes = [
  'node',
  ['node_modules/typescript-7/bin/tsc', '--build', '--checkers', '1', '--pretty', 'false'],
] as const;
