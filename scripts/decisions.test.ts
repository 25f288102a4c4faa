import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../docs/decisions');
const pages = readdirSync(folder).filter((file) => /^\d{3}-/.test(file));
const numbers = pages.map((file) => Number(file.slice(0, 3)));

it('a decision has its number alone', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(
    [...new Set(numbers)].toSorted((a, b) => a - b),
  );
});

it('a number without a page is named as one', () => {
  const listed =
    readFileSync(path.join(folder, 'README.md'), 'utf8').match(/\b\d{3}\b(?!-)/g) ?? [];
  const missing = Array.from(
    { length: Math.max(...numbers) + 1 },
    (_none, number) => number,
  ).filter((number) => !numbers.includes(number));
  expect(listed.map(Number)).toEqual(missing);
});

it('a page begins with its number', () => {
  const others = pages.filter((file) => {
    const [title = ''] = readFileSync(path.join(folder, file), 'utf8').split('\n');
    return !title.startsWith(`# ${file.slice(0, 3)} `);
  });
  expect(others).toEqual([]);
});
