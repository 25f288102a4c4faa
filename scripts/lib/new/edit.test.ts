import { expect, it } from 'vitest';
import { insertAfter, insertBefore } from './edit.ts';

it('inserts at every mark', () => {
  expect(insertBefore('a;b;', ';', '!')).toBe('a!;b!;');
  expect(insertAfter('a;b;', ';', '!')).toBe('a;!b;!');
});

it('says so when there is no mark', () => {
  expect(() => insertAfter('a', ';', '!')).toThrow('There is no place to insert at: ;');
});
