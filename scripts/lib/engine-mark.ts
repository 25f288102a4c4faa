import { globSync, readFileSync } from 'node:fs';
import { root } from './run.ts';

const mark = /^\/\/ @engine both: \S/;

/**
 * The test files of the API that run on PostgreSQL too, relative to the root: those whose outcome an engine can
 * change (transactions, locks, row-level security, plans, the queue). Their first line says so, and why.
 */
export function filesForBothEngines(): string[] {
  return globSync('packages/reference-api/{src,test}/**/*.test.ts', { cwd: root })
    .filter((file) => mark.test(readFileSync(`${root}${file}`, 'utf8')))
    .sort();
}
