import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root, run } from './lib/run.ts';
import { typeProjects } from './lib/type-projects.ts';

/** The files of a project and of those it builds on, by how often they are checked. */
function countFiles(configFile: string, counts: Map<string, number>, seen: Set<string>) {
  if (seen.has(configFile)) return;
  seen.add(configFile);
  const { config } = ts.readConfigFile(configFile, (file) => readFileSync(file, 'utf8'));
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(configFile));
  for (const file of parsed.fileNames) {
    const name = path.relative(root, file);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const { path: reference } of parsed.projectReferences ?? []) {
    countFiles(ts.resolveProjectReferencePath({ path: reference }), counts, seen);
  }
}

it('every TypeScript file belongs to one project that is type-checked', async () => {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (const project of typeProjects()) {
    countFiles(path.join(root, project, 'tsconfig.json'), counts, seen);
  }
  // The examples are projects of others, checked as such end to end.
  const { output } = await run('git', ['ls-files', '*.ts', '*.tsx', ':!examples']);
  const files = output.split('\n').filter(Boolean);
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => counts.get(file) !== 1)).toEqual([]);
});
