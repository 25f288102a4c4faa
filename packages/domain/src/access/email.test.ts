import { describe, expect, it } from 'vitest';
import { isEmail, isOwnAddress, normalizeEmail } from './email.ts';

it.each([
  'ana.souza@empresa.example',
  ' ana@empresa.com.br ',
  "d'avila+rh@sub.empresa.io",
  'a@b.co',
  'x@xn--caf-dma.example',
])('accepts %s', (address) => {
  expect(isEmail(address)).toBe(true);
});

it.each([
  '',
  'ana',
  'ana@',
  '@empresa.com',
  'ana@empresa',
  'ana@@empresa.com',
  'ana souza@empresa.com',
  'ana..souza@empresa.com',
  '.ana@empresa.com',
  'ana@-empresa.com',
  'ana@empresa..com',
  'ana@empresa.c',
  'ana@empresa.com\r\nBcc: todos@empresa.com',
  'ana@empresa.com,bia@empresa.com',
  `${'a'.repeat(65)}@empresa.com`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
])('refuses %j', (address) => {
  expect(isEmail(address)).toBe(false);
});

it('answers at once for a hostile text', () => {
  expect(isEmail(`${'a.'.repeat(50_000)}@`)).toBe(false);
});

it('compares addresses without case and outer spaces', () => {
  expect(normalizeEmail(' Ana.Souza@Empresa.Example ')).toBe('ana.souza@empresa.example');
});

describe('isOwnAddress', () => {
  it.each([
    ['ana@empresa.example', 'ana@empresa.example', true],
    [' Ana@Empresa.example ', 'ana@empresa.example', true],
    ['ana@fora.example', 'ana@empresa.example', false],
    ['ana@empresa.example', null, false],
  ])('judges %o of somebody with %o as %o', (address, ownAddress, expected) => {
    expect(isOwnAddress(address, ownAddress)).toBe(expected);
  });
});
