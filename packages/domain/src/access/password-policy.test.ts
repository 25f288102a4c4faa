import { expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { findPasswordFault } from './password-policy.ts';

it.each([
  ['abc12', 'too-short'],
  ['', 'too-short'],
  ['😀😀😀', 'too-short'],
  ['x'.repeat(129), 'too-long'],
  ['123456', 'too-common'],
  ['Senha123', 'too-common'],
  ['CORINTHIANS', 'too-common'],
])('refuses %j as %s', (password, fault) => {
  expect(findPasswordFault(password)).toBe(fault);
});

it.each(['aferir-123', 'x'.repeat(128), 'três tigres', '😀😀😀😀😀😀'])(
  'accepts %j',
  (password) => {
    expect(findPasswordFault(password)).toBeNull();
  },
);

it('lists only what the length would let through, in lower case', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(200);
  for (const password of COMMON_PASSWORDS) {
    expect(password.length, password).toBeGreaterThanOrEqual(6);
    expect(password).toBe(password.toLowerCase());
  }
});
