import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const sheets = globSync('packages/*/src/**/*.css', { cwd: root });

function names(sheet: string, pattern: RegExp): string[] {
  return [...sheet.matchAll(pattern)].map(([, name = '']) => name);
}

// CSS Modules make the name of a container one of its sheet: asked for in another, it is never found.
it('a container is asked for by name in the sheet that names it alone', () => {
  const faults = sheets.flatMap((file) => {
    const sheet = readFileSync(path.join(root, file), 'utf8');
    const named = names(sheet, /\bcontainer(?:-name)?:\s*([a-z][\w-]*)/g);
    const asked = names(sheet, /@container\s+(?!style\b|not\b)([a-z][\w-]*)/g);
    return asked.filter((name) => !named.includes(name)).map((name) => `${file} asks for ${name}`);
  });
  expect(sheets.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});

// In pixels, text of twice the size would stay in as many columns.
it('a container and the window are measured by the size of text', () => {
  const faults = sheets.flatMap((file) => {
    const sheet = readFileSync(path.join(root, file), 'utf8');
    return names(sheet, /(@(?:container|media)[^{]*\dpx[^{]*)\{/g).map(
      (query) => `${file}: ${query.trim()}`,
    );
  });
  expect(faults).toEqual([]);
});

it('columns that are as many as fit are as wide as the size of text asks for', () => {
  const faults = sheets.flatMap((file) => {
    const sheet = readFileSync(path.join(root, file), 'utf8');
    return names(sheet, /(repeat\(\s*auto-fi[^;]*\dpx[^;]*|--_column:[^;]*\dpx);/g).map(
      (columns) => `${file}: ${columns}`,
    );
  });
  expect(faults).toEqual([]);
});

// Icons and marks grow with the text, and would lie over it.
it('the column of an icon is measured by the size of text', () => {
  const faults = sheets.flatMap((file) => {
    const sheet = readFileSync(path.join(root, file), 'utf8');
    return names(sheet, /(grid-template-columns:[^;]*\s[1-4]?\dpx(?:\s[^;]*)?);/g).map(
      (columns) => `${file}: ${columns}`,
    );
  });
  expect(faults).toEqual([]);
});
