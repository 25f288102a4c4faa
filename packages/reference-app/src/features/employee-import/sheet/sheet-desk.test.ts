import { IMPORT_LIMITS } from '@aferir/domain';
import { readSpreadsheet } from '@aferir/spreadsheet';
import { describe, expect, it } from 'vitest';
import { createSheetDesk } from './sheet-desk.ts';

const mapping = { nome: 0, sexo: 1, 'e-mail': 2, telefone: 3, cargo: 4, departamento: 5 };
const sheet = [
  'Nome;Sexo;E-mail;Telefone;Cargo;Departamento',
  'Ana Souza;F;ana@empresa.example;1133334444;Analista;Vendas',
  'Bia Luz;F;ana@empresa.example;1133334444;Analista;Vendas',
  '=Caio;;caio@empresa.example;1;Técnico;Vendas',
].join('\n');
const everything = { page: 1, pageSize: 10, search: '', onlyFaulty: false };

async function open() {
  const desk = createSheetDesk();
  const file = { arrayBuffer: async () => new TextEncoder().encode(sheet).buffer } as File;
  const summary = await desk.read({ file });
  return { desk, summary, standing: await desk.map({ mapping }) };
}

describe('a sheet that a worker keeps', () => {
  it('tells what is in it, and how its rows stand', async () => {
    const { summary, standing } = await open();
    expect(summary).toMatchObject({ rowCount: 3, header: expect.arrayContaining(['E-mail']) });
    expect(standing).toEqual({ rowCount: 3, faultyCount: 2 });
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
    if (!second) throw new Error('There is no second row.');
    const texts = { ...second.texts, 'e-mail': 'bia@empresa.example' };
    expect(await desk.fix({ place: 1, texts })).toEqual({ rowCount: 3, faultyCount: 1 });
  });

  it('writes the rows as they stand now, which are read as they are', async () => {
    const { desk } = await open();
    const bytes = await (await desk.csv({})).arrayBuffer();
    expect(await readSpreadsheet(new Uint8Array(bytes), IMPORT_LIMITS)).toMatchObject({
      header: ['linha', 'nome', 'sexo', 'e-mail', 'telefone', 'cargo', 'departamento'],
      rows: [
        {
          cells: ['2', 'Ana Souza', 'F', 'ana@empresa.example', '1133334444', 'Analista', 'Vendas'],
        },
        { cells: ['3', 'Bia Luz', 'F', 'ana@empresa.example', '1133334444', 'Analista', 'Vendas'] },
        { cells: ['4', '=Caio', '', 'caio@empresa.example', '1', 'Técnico', 'Vendas'] },
      ],
    });
  });
});
