import { describe, expect, it } from 'vitest';
import {
  EMAIL_FAULT_TEXTS,
  emailProblem,
  findEmailFault,
  isEmail,
  isOwnAddress,
  normalizeEmail,
} from './email.ts';

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

describe('what comes with an address', () => {
  const address = 'c25.a@lote.example';

  it.each([
    `${address}\u00a0`,
    `${address}\u200b`,
    `\u200b${address}`,
    `${address}\ufeff`,
    'c25.\u00ada@lote.example',
    `\u202a${address}\u200e`,
    'C25.A@LOTE.EXAMPLE',
    `\t${address}\n`,
    `${address}\u2028`,
  ])('is left out of %j', (text) => {
    expect(isEmail(text)).toBe(true);
    expect(normalizeEmail(text)).toBe(address);
  });

  it.each([
    [`mailto:${address}`, 'mailto'],
    [`MAILTO:${address}?subject=Oi`, 'mailto'],
    [`Ana <${address}>`, 'named'],
    [`"Prado, Ana" <${address}>`, 'named'],
    [`<${address}>`, 'named'],
    [`${address}; b@lote.example`, 'several'],
    [`${address},b@lote.example`, 'several'],
    [`${address} b@lote.example`, 'several'],
    [`Ana <${address}>, Bia <b@lote.example>`, 'several'],
    [`${address};`, 'unreadable'],
    [`${address}.`, 'unreadable'],
    ['c25.joão@lote.example', 'unreadable'],
    ['c25.k@açaí.example', 'unreadable'],
    ['c25 .o@lote.example', 'unreadable'],
    ['c25.n@lote', 'unreadable'],
    ['c25.u@lo_te.example', 'unreadable'],
  ])('is told of %j as %s', (text, fault) => {
    expect(findEmailFault(text)).toBe(fault);
    expect(emailProblem(text, 'E-mail inválido')).toBe(
      { ...EMAIL_FAULT_TEXTS, unreadable: 'E-mail inválido' }[fault],
    );
  });

  it('is not told of a good one', () => {
    expect(emailProblem(` ${address}`, 'E-mail inválido')).toBeUndefined();
  });
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
