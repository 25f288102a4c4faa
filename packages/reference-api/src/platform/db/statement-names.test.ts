import { beforeEach, expect, it } from 'vitest';
import { createStatementNames, type StatementNames } from './statement-names.ts';

let names: StatementNames;

beforeEach(() => {
  names = createStatementNames();
});

it('prepares a statement under one name, whatever its values', () => {
  expect(names.of('select $1', [1])).toBe('aferir_1');
  expect(names.of('select $1', [2])).toBe('aferir_1');
  expect(names.of('select $1, $2', [1, 2])).toBe('aferir_2');
});

it('does not prepare what has no parameters or very many', () => {
  expect(names.of('commit', [])).toBeUndefined();
  expect(names.of('insert …', Array(25).fill(1))).toBeUndefined();
});

it('prepares so many statements and no more', () => {
  for (let index = 0; index < 800; index += 1) names.of(`select $1 + ${index}`, [1]);
  expect(names.of('select $1 + 800', [1])).toBeUndefined();
  expect(names.of('select $1 + 799', [1])).toBe('aferir_800');
  expect(names.of('select $1 + 0', [1])).toBe('aferir_1');
});

it('prepares anew once a plan is out of date', () => {
  names.of('select $1', [1]);
  names.forgetAfter(new Error('division by zero'));
  expect(names.of('select $1', [1])).toBe('aferir_1');
  names.forgetAfter(Object.assign(new Error(), { routine: 'RevalidateCachedQuery' }));
  expect(names.of('select $1', [1])).toBe('aferir_2');
});
