import { expect, it } from 'vitest';
import { findPersonNameFault } from './person-name.ts';

it.each([
  ['', 'missing'],
  ['\u200b\u00ad \u3164', 'missing'],
  ['A', 'too-short'],
  ['A\u0301\u200b', 'too-short'],
  ['Ná', null],
  ['a'.repeat(100), null],
  ['a\u0303'.repeat(100), null],
  ['😀'.repeat(100), null],
  ['a'.repeat(101), 'too-long'],
])('judges the name %j as %s', (name, fault) => {
  expect(findPersonNameFault(name)).toBe(fault);
});
