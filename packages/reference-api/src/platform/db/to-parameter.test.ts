import { expect, it } from 'vitest';
import { toParameter } from './to-parameter.ts';

it.each([
  [null, null],
  [undefined, null],
  [42, '42'],
  [true, 'true'],
  ["D'Ávila", "D'Ávila"],
  [new Date('2026-11-23T01:02:03.456-03:00'), '2026-11-23T04:02:03.456Z'],
  [{ a: [1] }, '{"a":[1]}'],
  [[], '{}'],
  [[1, 2], '{1,2}'],
  [['a,b', 'c"d\\e', null], '{"a,b","c\\"d\\\\e",NULL}'],
  [[[1], [2]], '{{1},{2}}'],
])('writes %j as the engine reads it', (value, text) => {
  expect(toParameter(value)).toBe(text);
});

it('leaves bytes as they are', () => {
  expect(toParameter(new Uint8Array([0, 255]))).toEqual(Buffer.from([0, 255]));
});

it.each([() => 1, Symbol('a'), [new Uint8Array([1])]])(
  'throws on what is no parameter: %o',
  (value) => {
    expect(() => toParameter(value)).toThrow(TypeError);
  },
);
