import { describe, expect, it } from 'vitest';
import { columns, countNamed, limits } from './people-fixtures.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { ReadingChoice } from './sheet.ts';

const read = (text: string, choice?: ReadingChoice) =>
  readSpreadsheet(new TextEncoder().encode(text), { ...limits, columnsIn: countNamed }, choice);

const head = columns.join(';');
const lineOf = (name: string, department = 'Vendas') =>
  `${name};F;${name}@lote.example;11987650001;Auxiliar;${department}`;
const [ana, bia, caio] = ['ana', 'bia', 'caio'].map((name) => lineOf(name)) as [
  string,
  string,
  string,
];
const three = [
  ['ana', 'Vendas'],
  ['bia', 'Vendas'],
  ['caio', 'Vendas'],
];

async function peopleIn(text: string, choice?: ReadingChoice) {
  const { rows, unread } = await read(text, choice);
  return {
    people: rows.map(({ cells }) => [cells[0], cells[5]]),
    told: unread.map(({ line }) => line),
  };
}

describe('a line break', () => {
  it.each([
    ['CRLF, then LF', `${head}\r\n${ana}\n${bia}\n${caio}\n`],
    ['LF, then CRLF', `${head}\n${ana}\r\n${bia}\r\n${caio}`],
    ['one LF among CRLF', `${head}\r\n${ana}\r\n${bia}\n${caio}\r\n`],
    ['one CR among LF', `${head}\n${ana}\r${bia}\n${caio}\n`],
    ['LF, then CR', `${head}\n\r${ana}\n\r${bia}\n\r${caio}\n\r`],
    ['CR, CR and LF', `${head}\r\r\n${ana}\r\r\n${bia}\r\r\n${caio}\r\r\n`],
    ['CR alone', `${head}\r${ana}\r${bia}\r${caio}`],
  ])('ends a row: %s', async (_name, text) => {
    const { rows, unread } = await read(text);
    expect(rows.map(({ line, cells }) => [line, cells[0], cells[5]])).toEqual([
      [2, 'ana', 'Vendas'],
      [3, 'bia', 'Vendas'],
      [4, 'caio', 'Vendas'],
    ]);
    expect(unread).toEqual([]);
  });

  it('before the end of a file of DOS makes no row of that', async () => {
    expect(await peopleIn(`${head}\r\n${ana}\r\n\u001a`)).toEqual({
      people: three.slice(0, 1),
      told: [],
    });
  });

  it('inside of quotes belongs to its cell, and that the file has more lines is told', async () => {
    const sheet = await read(`${head}\r\n${lineOf('ana', '"Vendas\ne\r\nApoio"')}\r\n${bia}`);
    expect(sheet.rows.map(({ line, cells }) => [line, cells[5]])).toEqual([
      [2, 'Vendas\ne\r\nApoio'],
      [3, 'Vendas'],
    ]);
    expect(sheet.notes).toEqual([{ kind: 'count-differs', count: 2, lines: [2] }]);
  });
});

describe('a quote', () => {
  it.each([
    ['5" tubo', '5" tubo'],
    ['Sala "A"', 'Sala "A"'],
    ['"Sala" A', '"Sala" A'],
    ['"A" e "B"', '"A" e "B"'],
    ['"Sala "A" de vendas"', 'Sala "A" de vendas'],
    ['"Sala ""A"""', 'Sala "A"'],
    [' "Sala; A"', 'Sala; A'],
    ['"Sala; A" ', 'Sala; A'],
    ['""', ''],
  ])('in a cell: %s', async (written, department) => {
    const { people, told } = await peopleIn(`${head}\n${lineOf('ana', written)}\n${bia}\n`);
    expect(people).toEqual([['ana', department], three[1]]);
    expect(told).toEqual([]);
  });

  it.each([
    ['never', `${head}\n${lineOf('ana', '"Vendas')}\n${bia}\n${caio}`, [2]],
    ['never, in the first cell', `${head}\n"${ana}\n${bia}\n${caio}`, [2]],
    ['never, alone in its cell', `${head}\n${lineOf('ana', '"')}\n${bia}\n${caio}`, [2]],
    ['only before text', `${head}\n${lineOf('ana', '"A "B" C')}\n${bia}\n${caio}`, [2]],
    [
      'before it, another opens',
      `${head}\n${lineOf('ana', '"Vendas')}\n${lineOf('bia', '"Vendas; Sul"')}\n${caio}`,
      [2],
    ],
  ])('that closes %s is told by its line, and the others stand', async (_name, text, lines) => {
    const { people, told } = await peopleIn(text);
    expect(told).toEqual(lines);
    expect(people.map(([name]) => name)).toEqual(['bia', 'caio']);
  });

  it.each([
    [
      'in its last cell',
      `${head}\n${lineOf('ana', '"Vendas')}\n${lineOf('bia', 'Vendas"')}\n${caio}`,
    ],
    [
      'in another cell',
      `${head}\n${lineOf('ana', '"Vendas')}\n${bia.replace('Auxiliar', 'Tubo 5"')}\n${caio}`,
    ],
    ['from the first cell', `${head}\n"${ana}\n${lineOf('bia', 'Vendas"')}\n${caio}`],
    [
      'with quoted cells around',
      `${head}\n${lineOf('"ana"', '"Vendas')}\n${lineOf('bia', 'Vendas"')}\n${caio}`,
    ],
  ])('that closes a row later, %s: both are told, and the third stands', async (_name, text) => {
    expect(await peopleIn(text)).toEqual({ people: three.slice(2), told: [2, 3] });
  });

  it('that closes far below takes nobody between along', async () => {
    const between = Array.from({ length: 200 }, (_, at) => lineOf(`p${at}`));
    const lines = [head, lineOf('ana', '"Vendas'), ...between, lineOf('bia', 'Vendas"'), caio];
    const { people, told } = await peopleIn(lines.join('\r\n'));
    expect(told).toEqual([2, 203]);
    expect(people.length).toBe(201);
  });

  it('in a file that quotes every cell means what it says, whatever is inside', async () => {
    const inside = `x\n${bia}\n${caio}`;
    const cells = ['ana', 'F', 'ana@lote.example', '11987650001', 'Auxiliar', inside];
    const text = `${head}\n${cells.map((cell) => `"${cell}"`).join(';')}`;
    expect(await peopleIn(text)).toEqual({ people: [['ana', inside]], told: [] });
  });
});

describe('a row with more cells than the header', () => {
  const wide = bia.replace('Auxiliar', 'Auxiliar; nível 1');

  it('is told by its line, and the others stand', async () => {
    const { rows, unread } = await read(`${head}\n${ana}\n${wide}\n${caio}\n`);
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(unread).toEqual([{ line: 3, problem: 'too-many-cells', text: wide }]);
  });

  it('is one where the header has a place for it', async () => {
    const named = await read(`${head};\n${ana};\n${wide}\n${caio};\n`);
    expect(named).toMatchObject({ rows: { length: 3 }, unread: [] });
  });

  it('is told where most are so, unless it is the header that is short', async () => {
    const all = await read(`${head}\n${wide}\n${wide}\n${caio}\n`);
    expect(all.unread.map(({ line }) => line)).toEqual([2, 3]);
    const unknown = await read('A;B;C\n1;2;3;4\n5;6;7;8\n9;10;11\n');
    expect(unknown).toMatchObject({ header: ['A', 'B', 'C', ''], rows: { length: 3 }, unread: [] });
  });
});

describe('the header', () => {
  it.each([
    ['a title of one cell', 'Quadro de pessoal;;;;;'],
    ['a title of two cells', 'Empresa Modelo;Emitido em 26/11/2026'],
    ['groups of columns', 'Dados pessoais;;Contato;;Empresa;'],
    ['two titles and an empty line', 'Empresa\n\nQuadro;de;pessoal'],
    ['commas', 'Quadro, por setor, cargo, sexo, nome, e-mail'],
  ])('is found below %s', async (_name, above) => {
    const sheet = await read(`${above}\n${head}\n${ana}\n${bia}\n${caio}`);
    expect(sheet).toMatchObject({ header: columns, separator: ';', rows: { length: 3 } });
  });

  it('is found by its width where its names are not known', async () => {
    const text = `Empresa;Centro\nQuem;Que;Onde;Quanto;Qual\n${'a;b;c;d;e\n'.repeat(3)}`;
    expect(await read(text)).toMatchObject({ headerLine: 2, rows: { length: 3 } });
  });

  it('that looks like a row is told', async () => {
    expect(await read(`${ana}\n${bia}\n${caio}`)).toMatchObject({
      headerLine: 1,
      notes: [{ kind: 'header-unclear' }],
    });
  });

  it('is chosen by its line, in a file that tells its separator too', async () => {
    const text = `sep=;\r\nx;y\r\n${head}\r\n${ana}\r\n`;
    expect(await read(text)).toMatchObject({ headerLine: 3, rows: [{ line: 4 }] });
    const chosen = await read(text, { headerLine: 2 });
    expect(chosen).toMatchObject({ headerLine: 2, rows: { length: 2 } });
    expect(await read(text, { headerLine: 9 })).toMatchObject({ headerLine: 3 });
  });
});

describe('the separator', () => {
  const other = (separator: string, line: string) => line.replaceAll(';', separator);

  it.each([',', '\t', '|'])('%j is found in spite of semicolons in cells', async (separator) => {
    const names = other(separator, head).replace('Sexo', 'Sexo (M;F;O;N;P;I;vazio)');
    const lines = [names, ...[ana, bia, caio].map((line) => other(separator, line))];
    const sheet = await read(lines.join('\n'));
    expect(sheet).toMatchObject({ separator, rows: { length: 3 }, unread: [] });
  });

  it('is found by the rows where the names are not known', async () => {
    const text = 'A;B;C\n1,5;2,5;3,5\n4,5;5,5;6,5\n';
    expect(await read(text)).toMatchObject({ separator: ';', header: ['A', 'B', 'C'] });
    const commas = 'A,B (x;y;z;w),C\na,b,c\nd,e,f\n';
    expect(await read(commas)).toMatchObject({ separator: ',', rows: { length: 2 } });
  });

  it('that the file states is used, unless another one is chosen', async () => {
    const text = 'sep=,\nA;B,C\n1;2,3\n';
    expect((await read(text)).header).toEqual(['A;B', 'C']);
    const chosen = await read(text, { separator: ';' });
    expect(chosen).toMatchObject({ separator: ';', rows: [{ cells: ['1', '2,3'] }] });
    const stated = await read('sep=:\nA:B\n1:2\n1:2\n1:2:3\n');
    expect(stated.separator).toBeUndefined();
    expect(stated.unread).toMatchObject([{ line: 5, text: '1:2:3' }]);
  });
});

describe('a text that is no csv', () => {
  it.each([
    '<html><table><tr><td>Nome</td></tr></table></html>',
    '\ufeff\r\n<!DOCTYPE html>\n<p>Nome;Sexo</p>',
    '<?xml version="1.0"?>\n<Workbook><Worksheet/></Workbook>',
    '<table><tr><td>Nome</td></tr>\n</table>',
    '<meta charset="utf-8">\n<table></table>',
    'MIME-Version: 1.0\nContent-Type: multipart/related\n',
    '{"nome": "Ana"}\n{"nome": "Bia"}',
    '[\n {"nome": "Ana"}]',
    '{\\rtf1\\ansi Nome\n}',
    '%PDF-1.7\nNome;Sexo\n',
  ])('%j', async (text) => {
    await expect(read(text)).rejects.toMatchObject({ problem: 'not-a-spreadsheet' });
  });

  it('is told by its first letters alone', async () => {
    expect(await read(`<Nome>;Sexo\n${ana}`)).toMatchObject({ header: { 0: '<Nome>' } });
  });
});
