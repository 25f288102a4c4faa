import { IMPORT_LIMITS } from '@aferir/domain';
import { readSpreadsheet } from '@aferir/spreadsheet';
import { describe, expect, it } from 'vitest';
import { unreadReason } from '../reading-messages.ts';
import { createSheetDesk } from './sheet-desk.ts';
import type { SheetPageRow } from './sheet-protocol.ts';

const mapping = { nome: 0, sexo: 1, 'e-mail': 2, telefone: 3, cargo: 4, departamento: 5 };
const sheet = [
  'Nome;Sexo;E-mail;Telefone;Cargo;Departamento',
  'Ana Souza;F;ana@empresa.example;1133334444;Analista;Vendas',
  'Bia Luz;F;ana@empresa.example;1133334444;Analista;Vendas',
  '=Caio;;caio@empresa.example;1;Técnico;Vendas',
].join('\n');
const everything = { page: 1, pageSize: 10, search: '', onlyFaulty: false };

async function open(text = sheet) {
  const desk = createSheetDesk();
  const file = { arrayBuffer: async () => new TextEncoder().encode(text).buffer } as File;
  const summary = await desk.read({ file });
  return { desk, summary, tally: await desk.map({ mapping }) };
}

function textsOf(row: SheetPageRow | undefined) {
  if (!row) throw new Error('There is no such row.');
  return row.texts;
}

describe('a sheet that a worker keeps', () => {
  it('tells what is in it, and how its rows stand', async () => {
    const { summary, tally } = await open();
    expect(summary).toMatchObject({ rowCount: 3, header: expect.arrayContaining(['E-mail']) });
    expect(tally).toEqual({ rowCount: 3, faultyCount: 2, unreadCount: 0 });
  });

  it('shows pages of its rows, those with faults alone, and those that are searched', async () => {
    const { desk } = await open();
    const second = await desk.page({ ...everything, page: 2, pageSize: 2 });
    expect(second).toMatchObject({ total: 3, rows: [{ place: 2, line: 4 }] });
    const faulty = await desk.page({ ...everything, onlyFaulty: true });
    expect(faulty.rows.map(({ line }) => line)).toEqual([3, 4]);
    const found = await desk.page({ ...everything, search: 'TECNICO' });
    expect(found).toMatchObject({ total: 1, rows: [{ texts: { nome: '=Caio' } }] });
  });

  it('checks all rows anew when one is mended', async () => {
    const { desk } = await open();
    const [, second] = (await desk.page(everything)).rows;
    const texts = { ...textsOf(second), 'e-mail': 'bia@empresa.example' };
    expect(await desk.fix({ place: 1, texts })).toEqual({
      tally: { rowCount: 3, faultyCount: 1, unreadCount: 0 },
      mended: [1],
    });
  });

  it('tells the row of a line', async () => {
    const { desk } = await open();
    expect(await desk.row({ line: 4 })).toMatchObject({
      place: 2,
      texts: { nome: '=Caio' },
      faults: [{ field: 'telefone' }],
    });
    expect(await desk.row({ line: 9 })).toBeUndefined();
  });

  it('has all rows name a place by another name, and takes that back for these alone', async () => {
    const broken = 'Davi;M;davi@empresa.example;1133334444;"Analista;Vendas';
    const { desk } = await open(`${sheet.replace('1;Técnico', '1133334444;ANALISTA')}\n${broken}`);
    const positions = async () =>
      (await desk.page(everything)).rows.map(({ texts }) => texts.cargo);
    const before = await positions();
    const renamed = await desk.rename({ field: 'cargo', from: 'analista', to: 'Técnico' });
    expect(renamed).toEqual({
      tally: { rowCount: 4, faultyCount: 2, unreadCount: 1 },
      places: [0, 1, 2],
    });
    expect(await positions()).toEqual(['Técnico', 'Técnico', 'Técnico', before[3]]);
    const again = { field: 'cargo', from: 'Técnico', to: 'Analista', places: [0, 2] } as const;
    expect((await desk.rename(again)).places).toEqual([0, 2]);
    expect(await positions()).toEqual(['Analista', 'Técnico', 'Analista', before[3]]);
    await desk.map({ mapping });
    expect(await positions()).toEqual(['Analista', 'Técnico', 'Analista', before[3]]);
  });

  it('tells which rows go in since one was mended, and writes them alone', async () => {
    const { desk } = await open();
    const [first, , third] = (await desk.page(everything)).rows;
    const still = await desk.fix({ place: 2, texts: { ...textsOf(third), telefone: '2' } });
    expect(still.mended).toEqual([]);
    const good = await desk.fix({ place: 2, texts: { ...textsOf(third), telefone: '1133334444' } });
    expect(good.mended).toEqual([2]);
    const bytes = await (await desk.csv({ places: [2] })).arrayBuffer();
    const sent = await readSpreadsheet(new Uint8Array(bytes), IMPORT_LIMITS);
    expect(sent.rows.map(({ cells }) => cells[2])).toEqual(['=Caio']);
    // The e-mail of the first row is free for the second one, but the first is another person now.
    const texts = { ...textsOf(first), 'e-mail': 'nina@empresa.example' };
    expect((await desk.fix({ place: 0, texts })).mended).toBeUndefined();
  });

  it('writes the rows as they stand now, which are read as they are', async () => {
    const { desk } = await open();
    const bytes = await (await desk.csv({})).arrayBuffer();
    expect(await readSpreadsheet(new Uint8Array(bytes), IMPORT_LIMITS)).toMatchObject({
      header: [
        'linha',
        'motivo',
        'nome',
        'sexo',
        'e-mail',
        'telefone',
        'cargo',
        'departamento',
        'gestor',
        'admissão',
        'matrícula',
        'CPF',
        'nascimento',
      ],
      rows: [
        {
          cells: [
            '2',
            '',
            'Ana Souza',
            'F',
            'ana@empresa.example',
            '1133334444',
            'Analista',
            'Vendas',
            '',
            '',
            '',
            '',
            '',
          ],
        },
        {
          cells: [
            '3',
            '',
            'Bia Luz',
            'F',
            'ana@empresa.example',
            '1133334444',
            'Analista',
            'Vendas',
            '',
            '',
            '',
            '',
            '',
          ],
        },
        {
          cells: [
            ...['4', '', '=Caio', '', 'caio@empresa.example', '1', 'Técnico', 'Vendas'],
            ...['', '', '', '', ''],
          ],
        },
      ],
    });
  });
});

describe('how a file is read', () => {
  const titled = ['Empresa Modelo;Emitido em 26/11/2026', ...sheet.split('\n')].join('\n');

  it('is told with its first lines and rows', async () => {
    const { summary } = await open(titled);
    expect(summary).toMatchObject({ headerLine: 2, separator: ';', sheet: 0, unreadCount: 0 });
    expect(summary.firstLines[0]).toMatchObject({ line: 1, cells: expect.anything() });
    expect(summary.sample[0]).toMatchObject({ line: 3, cells: expect.arrayContaining(['F']) });
  });

  it('is chosen by people; the same file is read again', async () => {
    const { desk } = await open(titled);
    const first = await desk.readAgain({ choice: { headerLine: 3 } });
    expect(first).toMatchObject({ headerLine: 3, rowCount: 2 });
    expect(first.header[0]).toBe('Ana Souza');
    const narrow = await desk.readAgain({ choice: { separator: '|' } });
    expect(narrow.separator).toBe('|');
    expect(narrow.header).toHaveLength(1);
  });

  it('is shown far enough for a header below a long preface to be chosen', async () => {
    const preface = Array.from({ length: 14 }, (_, line) => `Quadro de pessoal;${line};a;b;c;d`);
    const names = 'Quem;Como;Endereço;Contato;O que faz;Onde';
    const { desk, summary } = await open(
      [...preface, names, ...sheet.split('\n').slice(1)].join('\n'),
    );
    expect(summary.firstLines.map(({ line }) => line)).toContain(15);
    const chosen = await desk.readAgain({ choice: { headerLine: 15 } });
    expect(chosen).toMatchObject({ header: names.split(';'), rowCount: 3 });
  });

  it('stays as it was when it can not be read as somebody has chosen', async () => {
    const { desk } = await open();
    await expect(desk.readAgain({ choice: { headerLine: 4 } })).rejects.toThrow();
    expect(await desk.map({ mapping })).toMatchObject({ rowCount: 3 });
  });

  it('keeps what people have mended under another mapping', async () => {
    const { desk } = await open();
    const [, second] = (await desk.page(everything)).rows;
    const texts = { ...textsOf(second), 'e-mail': 'bia@empresa.example' };
    await desk.fix({ place: 1, texts });
    const crossed = { ...mapping, cargo: 5, departamento: 4 };
    await desk.map({ mapping: crossed });
    const rows = (await desk.page(everything)).rows.map(({ texts: row }) => row);
    expect(rows).toMatchObject([{ cargo: 'Vendas' }, texts, { cargo: 'Vendas' }]);
  });
});

describe('a line that could not be read', () => {
  const broken = [
    'Nome;Sexo;E-mail;Telefone;Cargo;Departamento',
    'Ana Souza;F;ana@empresa.example;1133334444;Analista;"Vendas',
    'Bia Luz;F;bia@empresa.example;1133334444;Analista;Vendas',
    'Caio Reis;;caio@empresa.example;1133334444;Técnico;Vendas',
  ].join('\n');

  it('counts as a row with a fault, and says why', async () => {
    const { desk, summary, tally } = await open(broken);
    expect(summary).toMatchObject({ unreadCount: 1, rowCount: 2 });
    expect(tally).toEqual({ rowCount: 3, faultyCount: 1, unreadCount: 1 });
    const faulty = await desk.page({ ...everything, onlyFaulty: true });
    expect(faulty).toMatchObject({
      total: 1,
      rows: [{ place: 0, line: 2, unread: { problem: 'quote-not-closed' } }],
    });
    expect(faulty.rows[0]?.unread?.text).toContain('"Vendas');
  });

  it('is a row once somebody has said what it means', async () => {
    const { desk } = await open(broken);
    const [first] = (await desk.page(everything)).rows;
    expect(textsOf(first)).toMatchObject({ nome: 'Ana Souza', departamento: 'Vendas' });
    expect(await desk.fix({ place: 0, texts: textsOf(first) })).toEqual({
      tally: { rowCount: 3, faultyCount: 0, unreadCount: 0 },
      mended: [0],
    });
    expect((await desk.page(everything)).rows[0]?.unread).toBeUndefined();
  });

  it('is one row, whatever line breaks its cells have', async () => {
    const long = broken.replace('Ana Souza;F', '"Ana\nSouza";F');
    const { desk, summary } = await open(long);
    expect(summary).toMatchObject({ unreadCount: 1, rowCount: 2 });
    const { rows } = await desk.page(everything);
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(textsOf(rows[0])).toMatchObject({ 'e-mail': 'ana@empresa.example' });
  });

  it('goes up with its reason, and holds up no other row', async () => {
    const { desk } = await open(broken.replace('bia@', 'ana@'));
    const { rows } = await desk.page(everything);
    expect(rows.map(({ faults }) => faults)).toEqual([[], [], []]);
    const bytes = await (await desk.csv({})).arrayBuffer();
    const sent = await readSpreadsheet(new Uint8Array(bytes), IMPORT_LIMITS);
    expect(sent.rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
      ['2', unreadReason('quote-not-closed'), 'Ana Souza'],
      ['3', '', 'Bia Luz'],
      ['4', '', 'Caio Reis'],
    ]);
  });
});
