// Gzipped kilobytes that a page fetches: the loader, each widget before its first screen, and what comes later. The
// budgets of first screens are those of `scripts/check-budgets.ts`.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const BUDGET = {
  loader: 3.2,
  'feedback-dialog': 30,
  'manager-mode': 30,
  'disc-result-dialog': 30,
  'report-email-dialog': 30,
  'radar-plot': 95,
  'pdf-makers': 240,
};

const folder = fileURLToPath(new URL('../dist-browser/', import.meta.url));
const { metafile } = await build({
  absWorkingDir: folder,
  entryPoints: ['loader.js'],
  outdir: 'out',
  bundle: true,
  splitting: true,
  format: 'esm',
  write: false,
  metafile: true,
});

const loader = reached('loader.js');
const rows = [row('loader', loader)];
for (const widget of lateOf(loader)) {
  const initial = reached(widget);
  rows.push(row(nameOf(widget), initial));
  addLate(initial, initial);
}
console.table(rows);

const missing = Object.keys(BUDGET).filter((name) => !rows.some(({ chunk }) => chunk === name));
const over = rows.filter(({ KB, budget }) => KB > budget).map(({ chunk }) => chunk);
if (missing.length > 0) console.error(`Not in the build: ${missing.join(', ')}`);
if (over.length > 0) console.error(`Over the budget: ${over.join(', ')}`);
if (missing.length + over.length > 0) process.exitCode = 1;

/** Adds what the given files import later, beyond what is there by then. */
function addLate(files, present) {
  for (const entry of lateOf(files)) {
    const added = reached(entry).filter((file) => !present.includes(file));
    if (added.length === 0 || rows.some(({ chunk }) => chunk === nameOf(entry))) continue;
    rows.push(row(nameOf(entry), added));
    addLate(added, [...present, ...added]);
  }
}

/** A file and all that it imports at once. */
function reached(entry, found = new Set()) {
  if (found.has(entry)) return [];
  found.add(entry);
  for (const file of importsOf(entry, 'import-statement')) reached(file, found);
  return [...found];
}

function lateOf(files) {
  return [...new Set(files.flatMap((file) => importsOf(file, 'dynamic-import')))];
}

function importsOf(file, kind) {
  return metafile.inputs[file].imports.filter((one) => one.kind === kind).map(({ path }) => path);
}

function row(chunk, files) {
  const bytes = files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length,
    0,
  );
  return {
    chunk,
    files: files.length,
    KB: Number((bytes / 1000).toFixed(1)),
    budget: BUDGET[chunk],
  };
}

function nameOf(file) {
  return basename(file, '.js').replace(/-[\w-]{8}$/, '');
}
