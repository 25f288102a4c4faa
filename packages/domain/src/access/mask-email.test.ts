import { expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

it.each([
  ['ana.souza@empresa.example', 'a•••@empresa.example'],
  ['an@empresa.example', 'a•••@empresa.example'],
  ['a@empresa.example', '•••@empresa.example'],
])('shows of %s no more than %s', (address, masked) => {
  expect(maskEmail(address)).toBe(masked);
});
