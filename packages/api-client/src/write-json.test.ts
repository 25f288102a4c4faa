import { describe, expect, it } from 'vitest';
import { becomeOldHostPage } from './testing/index.ts';
import { writeJson } from './write-json.ts';

/** What is written on an ordinary page, and on one with the prototypes of an old library. */
function writtenOnBoth(value: unknown): string[] {
  const here = writeJson(value);
  const restore = becomeOldHostPage();
  try {
    return [here, writeJson(value)];
  } finally {
    restore();
  }
}

const values: [what: string, value: unknown][] = [
  ['texts', ['a', 'Conceição "Bia" \\ \n\u2028', '', '\ud800', '__proto__']],
  ['numbers', [0, -1.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY]],
  ['words', [true, false, null]],
  ['what is missing', { a: undefined, b: [undefined, () => 1, Symbol('s')], c: null, d() {} }],
  ['what is nested', { lstRespostas: [{ idOpcao: 1, itens: [[], {}] }, { idOpcao: 2 }] }],
  ['a date', { at: new Date('2026-11-25T12:10:00.500Z'), no: new Date(Number.NaN) }],
  ['names that must be quoted', { 'a "b"': 1, 2: 'dois', 'ç\n': [] }],
  ['an array with holes', Object.assign(Array(3), { 1: 'a' })],
  ['an empty text', ''],
];

describe('writeJson', () => {
  it.each(values)('writes %s as JSON, on an old host page too', (_, value) => {
    const expected = JSON.stringify(value);
    expect(writtenOnBoth(value)).toEqual([expected, expected]);
  });

  it('writes nothing at all as null', () => {
    expect(writtenOnBoth(undefined)).toEqual(['null', 'null']);
  });

  it('is needed: an old host page writes what it wrote once more', () => {
    const restore = becomeOldHostPage();
    try {
      expect(JSON.stringify({ a: [1] })).toBe('{"a":"[1]"}');
    } finally {
      restore();
    }
    expect(JSON.stringify({ a: [1] })).toBe('{"a":[1]}');
  });
});
