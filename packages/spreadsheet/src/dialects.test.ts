import { describe, expect, it } from 'vitest';
import { plainCell } from './formula-text.ts';
import { columns, countNamed, createRandom, inBytes, limits } from './people-fixtures.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { Separator } from './sheet.ts';

const purpose = { ...limits, columnsIn: countNamed };
const separators: readonly Separator[] = [';', ',', '\t', '|'];
const breaks = ['\r\n', '\n', '\r'];

/** How programs write: who quotes what, and in which bytes. */
const quotings = ['all', 'needed', 'texts'] as const;
const encoders: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'UTF-8': (text) => new TextEncoder().encode(text),
  'UTF-8 with a mark': (text) => new TextEncoder().encode(`\ufeff${text}`),
  'UTF-16': (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')),
  'UTF-16, the other way': (text) =>
    new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16()),
};

interface Dialect {
  readonly separator: Separator;
  readonly quoting: (typeof quotings)[number];
  /** Picked anew for each row. */
  readonly lineEnd: () => string;
}

function write(rows: readonly (readonly string[])[], { separator, quoting, lineEnd }: Dialect) {
  const isNeeded = (cell: string) =>
    /["\r\n]/.test(cell) || cell.includes(separator) || cell !== cell.trim();
  const toText = (cell: string) => {
    const isQuoted =
      quoting === 'all' || isNeeded(cell) || (quoting === 'texts' && !/^\d*$/.test(cell));
    return isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell;
  };
  return rows.map((row) => `${row.map(toText).join(separator)}${lineEnd()}`).join('');
}

const odd = [
  '"',
  '""',
  ';',
  ',',
  '\t',
  '|',
  '\n',
  '\r\n',
  '\r',
  ' ',
  "'",
  '=',
  '@',
  '-',
  '1',
  '55',
];
const words = ['Ana', 'São', 'Conceição', 'pão', 'À tarde', 'ü', 'E'];
const exotic = ['\u200b', '\u2028', '\u0085', '\v', 'Łukasz', 'Nguyễn', '😀', 'Z\u030c', '\ufffd'];

describe('rows of people, written in any dialect', () => {
  const random = createRandom(32);
  const { pick, below } = random;
  const textOf = (parts: readonly string[], most: number) =>
    Array.from({ length: below(most) }, () => pick(parts)).join('');
  const rowsOf = (parts: readonly string[]) =>
    Array.from({ length: 1 + below(5) }, (_, at) => [
      `Pessoa ${at} ${textOf(parts, 5)}`,
      pick(['F', 'M', '']),
      `p${at}@lote.example`,
      `1198765${1000 + below(9000)}`,
      textOf(parts, 6),
      textOf(parts, 6),
    ]);

  it('are read back as they were', async () => {
    for (let round = 0; round < 3_000; round += 1) {
      const rows = rowsOf([...odd, ...words, ...exotic]);
      const dialect = {
        separator: pick(separators),
        quoting: pick(quotings),
        lineEnd: () => pick(breaks),
      };
      const encode = encoders[pick(Object.keys(encoders))] ?? encoders['UTF-8'];
      const text = write([columns, ...rows], dialect);
      const sheet = await readSpreadsheet(encode?.(text) ?? new Uint8Array(), purpose);
      const read = {
        header: sheet.header,
        rows: sheet.rows.map(({ cells }) => cells),
        unread: sheet.unread,
      };
      const expected = rows.map((row) => row.map(plainCell));
      expect(read, JSON.stringify(text)).toEqual({ header: columns, rows: expected, unread: [] });
    }
  });

  it.each(['windows-1252', 'macintosh'])('are read back from %s', async (label) => {
    const encode = inBytes(label);
    for (let round = 0; round < 1_000; round += 1) {
      const rows = rowsOf([...odd, ...words]).map((row, at) =>
        at === 0 ? ['Conceição Araújo', ...row.slice(1)] : row,
      );
      const dialect = {
        separator: pick(separators),
        quoting: pick(quotings),
        lineEnd: () => pick(breaks),
      };
      const sheet = await readSpreadsheet(encode(write([columns, ...rows], dialect)), purpose);
      expect(sheet.rows.map(({ cells }) => cells)).toEqual(rows.map((row) => row.map(plainCell)));
      expect(sheet.notes).toContainEqual({ kind: 'encoding', name: label });
    }
  });
});

describe('what nobody would write', () => {
  const random = createRandom(7);
  const parts = [
    '"',
    '"',
    ';',
    ';',
    ',',
    '\t',
    '|',
    '\r\n',
    '\n',
    '\r',
    ' ',
    '""',
    "'",
    '@',
    '\ufffd',
  ];

  it('is lost nowhere: each word is in a row, above the header, or in what is told', async () => {
    for (let round = 0; round < 4_500; round += 1) {
      let count = 0;
      const soup = Array.from({ length: random.below(60) }, () => {
        if (random.below(3) > 0) return random.pick(parts);
        count += 1;
        return `palavra${count}x`;
      }).join('');
      const text = `título${random.pick(breaks)}${columns.join(';')}\r\nAna;F;a@b.example;1;A;B\n${soup}`;
      const sheet = await readSpreadsheet(new TextEncoder().encode(text), purpose);
      const found = [
        sheet.header,
        ...sheet.rows.map(({ cells }) => cells),
        ...sheet.firstLines.filter(({ line }) => line < sheet.headerLine).map(({ cells }) => cells),
        sheet.unread.map((piece) => piece.text),
      ]
        .flat()
        .join(' ');
      const lost = Array.from({ length: count }, (_, at) => `palavra${at + 1}x`).filter(
        (word) => !found.includes(word),
      );
      expect(lost, JSON.stringify(text)).toEqual([]);
      expect(sheet.headerLine).toBe(2);
    }
  });

  it('takes no row of its neighbor along: each of them stands, or is told by its line', async () => {
    const letters = ['"', '"', ' ', 'x', '""', "'"];
    for (let round = 0; round < 500; round += 1) {
      const rows = Array.from({ length: 6 }, (_, at) => {
        const cell = Array.from({ length: random.below(4) }, () => random.pick(letters)).join('');
        const place = random.below(2);
        const [position, department] = place === 0 ? [`A${cell}`, 'B'] : ['A', `${cell}B`];
        return `Pessoa ${at};F;p${at}@lote.example;1198765432${at};${position};${department}`;
      });
      const text = [columns.join(';'), ...rows].join(random.pick(breaks));
      const sheet = await readSpreadsheet(new TextEncoder().encode(text), purpose);
      const lines = [...sheet.rows, ...sheet.unread].map(({ line }) => line);
      expect(lines.sort(), JSON.stringify(text)).toEqual([2, 3, 4, 5, 6, 7]);
    }
  });
});
