import { describe, expect, it } from 'vitest';
import { linkHashIn, linkHashOf, withoutMarksBehind } from './link-hash.ts';

const hash = 'q3-Yv_8Zk0sJm5RZbLw7dPgHfUa3E4Xn1cT0qk2yV8_';

describe('linkHashIn', () => {
  it.each([
    '',
    '.',
    ')',
    '>',
    ',',
    ';',
    ':',
    '!',
    '?',
    '"',
    "'",
    '”',
    '’',
    '»',
    ']',
    '*',
    '**',
    ').',
    '">',
    '%3E',
    '%22%3E',
    '&gt;',
    '…',
    '\\',
    ' ',
    '\u00a0',
    '\u200b',
    '\n',
    '%253E',
    '&#39;',
    '&quot;.',
    '_',
    '__',
    '-',
    '_.',
    '&#x27;',
    '&#x201D;)',
    '<br>',
    '_</a>',
    '%3Cbr%3E',
    '%2',
    '%u2019',
    '?utm_source=mail',
    '&utm_source=mail',
    ' obrigado',
    '%20obrigado',
    '. Responda até sexta',
  ])('finds it before %j', (mark) => {
    expect(linkHashIn(`${hash}${mark}`)).toBe(hash);
  });

  it.each([
    [hash.slice(0, -1), hash.slice(0, -1)],
    [`${hash}a`, `${hash}a`],
    ['AbC', 'AbC'],
    ['Ab_', 'Ab_'],
    ['a/b', 'a/b'],
    ['"><script>', '"><script'],
    ['', ''],
    ['.', ''],
    [null, ''],
    [undefined, ''],
  ])('makes %j no other hash than it is', (text, expected) => {
    expect(linkHashIn(text)).toBe(expected);
  });
});

describe('linkHashOf', () => {
  const query = new Map([['hs', 'NaConsulta.']]);
  const search = (entries: ReadonlyMap<string, string>) => ({
    get: (name: string) => entries.get(name) ?? null,
  });

  it.each([
    ['NoCaminho)', 'NoCaminho'],
    ['', 'NaConsulta'],
    [undefined, 'NaConsulta'],
  ])('takes what the path says before the query (%j)', (inPath, expected) => {
    expect(linkHashOf(inPath, search(query))).toBe(expected);
  });

  it('finds none in an address of no link', () => {
    expect(linkHashOf(undefined, search(new Map()))).toBe('');
  });
});

it('reads an address of marks alone in one go, however long it is', () => {
  for (const mark of ['.', '%3E', '&gt;']) {
    const text = `${mark.repeat(500_000)}a`;
    expect(linkHashIn(text)).toBe(text);
    expect(linkHashIn(`${hash}${mark.repeat(500_000)}`)).toBe(hash);
  }
  const dots = '.'.repeat(500_000);
  expect([`${dots}a`, `a${dots}`].map(withoutMarksBehind)).toEqual([`${dots}a`, 'a']);
});

it.each([
  ['42.', '42'],
  ['ABCD-1234).', 'ABCD-1234'],
  ['ação”', 'ação'],
  ['a.b', 'a.b'],
  ['.', ''],
])('writes %j without what stands behind it', (text, expected) => {
  expect(withoutMarksBehind(text)).toBe(expected);
});
