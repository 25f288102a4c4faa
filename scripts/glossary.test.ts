import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The rows of the glossary: word, idea, words that stand for the same elsewhere. */
const glossary = read('packages/domain/README.md')
  .split(/^## /m)
  .find((section) => section.startsWith('Words'))
  ?.split('\n\n')
  .find((block) => block.startsWith('| word |'))
  ?.split('\n')
  .slice(2)
  .map((row) => row.split('|').map((cell) => cell.trim()));

const DECLARED = /\b(?:function|const|class|interface|type|enum)\s+(\w+)/g;
const wordsOf = (name: string) =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase());

it('tells each word once', () => {
  const words = (glossary ?? []).map(([, word = '']) => word);
  expect(words.length).toBeGreaterThan(20);
  expect(new Set(words).size).toBe(words.length);
});

it('no type or function has a word that the glossary has another one for', () => {
  const others = new Map(
    (glossary ?? []).flatMap(([, word = '', , not = '']) =>
      not
        .split(', ')
        .filter(Boolean)
        .flatMap((other) => [other, `${other}s`].map((one) => [one, word] as const)),
    ),
  );
  expect(others.size).toBeGreaterThan(20);
  const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/generated|\.test\.|\/testing\//.test(file),
  );
  const faults = sources.flatMap((file) =>
    [...read(file).matchAll(DECLARED)].flatMap(([, name = '']) => {
      const wrong = wordsOf(name).find((word) => others.has(word));
      return wrong ? [`${file}: ${name} says '${wrong}' for ${others.get(wrong)}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

it('only a review has a standing', () => {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root });
  const others = sources.filter(
    (file) =>
      !/generated|performance|manager-|employee-dashboard/.test(file) &&
      [...read(file).matchAll(DECLARED)].some(
        ([, name = '']) => /standing/i.test(name) && !name.startsWith('Review'),
      ),
  );
  expect(others).toEqual([]);
});

it('an operation that changes nothing says so by its verb', () => {
  const files = globSync('packages/reference-api/src/features/*/operations/*.ts', { cwd: root });
  const readings = files.filter((file) => read(file).includes('defineReading'));
  expect(readings.length).toBeGreaterThan(50);
  const writing = readings.filter(
    (file) => !/^(check|count|get|list|search)[A-Z]/.test(path.basename(file)),
  );
  expect(writing).toEqual([]);
});
