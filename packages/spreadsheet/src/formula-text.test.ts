import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv.ts';
import { escapeFormulas, unescapeFormulas } from './formula-text.ts';
import { createRandom, limits } from './people-fixtures.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';

/** Texts of what matters to writer and reader, drawn anew in the same order at each run. */
function createTexts(seed: number) {
  const parts = [
    ...[
      '=',
      '+',
      '-',
      '@',
      '＝',
      '＋',
      '－',
      '＠',
      '﹣',
      "'",
      "''",
      '"',
      '""',
      ';',
      ',',
      ' ',
      '\t',
    ],
    ...['\r', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\u00a0', '\u200b', '\ufeff'],
    ...['a', 'Bia', 'ção', '1', '55', '😀', 'Z\u030c', 'sep=;', '\u0001'],
  ];
  const { below, pick } = createRandom(seed);
  return () => Array.from({ length: below(8) }, () => pick(parts)).join('');
}

/** What is in a file, as its reader tells it: without blanks around a cell. */
async function readBack(rows: readonly (readonly string[])[]) {
  const bytes = new TextEncoder().encode(writeCsv(rows));
  const { header, rows: below } = await readSpreadsheet(bytes, limits);
  return [header, ...below.map(({ cells }) => cells)];
}

describe('text that a spreadsheet may take for a formula', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['=1+1\nx', "'=1+1\nx"],
    ['=1+1\u2028x', "'=1+1\u2028x"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠soma', "'＠soma"],
    ['﹦1', "'﹦1"],
    ['\t=1', "'\t=1"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    [' \u200b=1', "' \u200b=1"],
    ['a\n=1', "a\n'=1"],
    ['a\r\n+1', "a\r\n'+1"],
    ['a\r-1', "a\r'-1"],
    ['a\u2028@b', "a\u2028'@b"],
    ['a\u2029 ＝b', "a\u2029' ＝b"],
    ['a\n\tb', "a\n'\tb"],
    ["'=1", "''=1"],
  ])('%j is written as %j', (text, written) => {
    expect(escapeFormulas(text)).toBe(written);
    expect(unescapeFormulas(written)).toBe(text);
  });

  it.each(['', 'Ana', 'a=b', "D'Ávila", "'t Hooft", 'a\r\n\r\nb', 'guarda-chuva', "''"])(
    '%j stays as it is',
    (text) => {
      expect(escapeFormulas(text)).toBe(text);
      expect(unescapeFormulas(text)).toBe(text);
    },
  );

  it('comes back whatever it is', () => {
    const next = createTexts(31);
    for (let round = 0; round < 20_000; round += 1) {
      const text = next();
      expect(unescapeFormulas(escapeFormulas(text))).toBe(text);
    }
  });
});

describe('an apostrophe that makes a cell text', () => {
  it.each([
    ["'Ana Prado", 'Ana Prado'],
    ["'11987650001", '11987650001'],
    ["'(11) 98765-0001", '(11) 98765-0001'],
    ["'ana@lote.example", 'ana@lote.example'],
    ["'auxiliar", 'auxiliar'],
    ["'D'Ávila", "D'Ávila"],
    ["'007", '007'],
  ])('%j is %j', (typed, text) => {
    expect(unescapeFormulas(typed)).toBe(text);
    expect(unescapeFormulas(escapeFormulas(typed))).toBe(typed);
  });

  it.each(["'t Hooft", "'s-Gravenhage", "'Nina' Ana", "'", "''", "' '"])('%j has none', (text) => {
    expect(unescapeFormulas(text)).toBe(text);
  });
});

it('apostrophes without end are looked through once', () => {
  const text = "'".repeat(500_000);
  expect([text, `${text} `].map(unescapeFormulas)).toEqual([text, `${text} `]);
  expect(unescapeFormulas(escapeFormulas(`${text}a`))).toBe(`${text}a`);
});

describe('a csv of our own', () => {
  it('is read as it was written, whatever is in it', async () => {
    const next = createTexts(7);
    for (let round = 0; round < 200; round += 1) {
      const header = ['linha', `c${next()}`, `d${next()}`];
      const rows = Array.from({ length: 10 }, (_, line) => [`${line}`, next(), next()]);
      const trimmed = [header, ...rows].map((row) => row.map((cell) => cell.trim()));
      expect(await readBack([header, ...rows])).toEqual(trimmed);
    }
  });

  it('is read as it was when its first cell has line breaks and other separators', async () => {
    const rows = [
      ['a,,,,,\nb,,,', 'c'],
      ['1', '2'],
    ];
    expect(await readBack(rows)).toEqual(rows);
  });

  it('has every cell quoted, and no line of one begins with a sign', () => {
    const next = createTexts(17);
    for (let round = 0; round < 2_000; round += 1) {
      const cell = next();
      const [before, written, after] = [
        '\ufeff"',
        writeCsv([[cell]]).slice(2, -3),
        writeCsv([[cell]]).slice(-3),
      ];
      expect(writeCsv([[cell]]).startsWith(before)).toBe(true);
      expect(after).toBe('"\r\n');
      for (const line of written.split(/[\n\v\f\r\u0085\u2028\u2029]/)) {
        expect(line.trim()).not.toMatch(/^[=+\-@＝＋－＠﹣]/);
      }
    }
  });
});
