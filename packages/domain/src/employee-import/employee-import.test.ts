import { describe, expect, it } from 'vitest';
import { countNamedFields, guessColumns } from './column-guess.ts';
import type { ImportTexts } from './import-fields.ts';
import { checkRow, placeKey } from './import-row.ts';
import { checkRows, textsOfRow } from './import-rows.ts';

const good: ImportTexts = {
  nome: ' Ana  Souza ',
  sexo: 'f',
  'e-mail': 'Ana.Souza@Empresa.example',
  telefone: '+55 (11) 91234-5678',
  cargo: 'Analista',
  departamento: 'Vendas',
};

describe('guessing columns', () => {
  it.each([
    [
      ['Nome', 'Sexo', 'E-mail', 'Telefone', 'Cargo', 'Departamento'],
      [0, 1, 2, 3, 4, 5],
    ],
    [
      ['DEPTO.', 'Função', 'CELULAR', 'EMAIL', 'Gênero', 'Nome Completo'],
      [5, 4, 3, 2, 1, 0],
    ],
    [
      ['Nome da mãe', 'Nome', 'E-mail corporativo'],
      [1, undefined, 2],
    ],
    [
      ['Setor', 'Área'],
      [undefined, undefined, undefined, undefined, undefined, 0],
    ],
    [['x', 'y'], []],
  ])('%j', (header, columns) => {
    const fields = ['nome', 'sexo', 'e-mail', 'telefone', 'cargo', 'departamento'] as const;
    const guessed = guessColumns(header);
    expect(fields.map((field) => guessed[field])).toEqual(fields.map((_, index) => columns[index]));
  });
});

it.each([
  [['Nome', 'Sexo', 'E-mail', 'Telefone', 'Cargo', 'Departamento'], 6],
  [['Relatório de pessoas', 'Emitido pelo RH'], 0],
  [['Sexo', 'Cargo'], 2],
])('counts the fields that %j names', (cells, count) => {
  expect(countNamedFields(cells)).toBe(count);
});

describe('checking a row', () => {
  it.each(['Ana\u2028Souza', 'Ana\u0085Souza', 'Ana\vSouza', 'Ana\u00a0Souza\u200b'])(
    'takes the name %j for one with a space',
    (nome) => expect(checkRow({ ...good, nome }).person?.name).toBe('Ana Souza'),
  );

  it('puts a good one into the form in which people are kept', () => {
    expect(checkRow(good).person).toEqual({
      name: 'Ana Souza',
      sex: 'F',
      email: 'ana.souza@empresa.example',
      phone: '11912345678',
      position: 'Analista',
      department: 'Vendas',
    });
  });

  it.each([
    ['Masculino', 'M'],
    ['FEMININO', 'F'],
    ['', null],
    ['Não informado', null],
  ])('takes the sex %j', (sexo, sex) => {
    expect(checkRow({ ...good, sexo }).person?.sex).toBe(sex);
  });

  it.each(['1133334444', '(11) 3333-4444', '011 91234-5678', '11.91234.5678', '5511912345678'])(
    'takes the phone %s',
    (telefone) => expect(checkRow({ ...good, telefone }).faults).toBeUndefined(),
  );

  it.each(['=Ana', '+Ana', '-Ana', '@Ana'])('takes %s for text', (nome) => {
    expect(checkRow({ ...good, nome }).person?.name).toBe(nome);
  });

  it.each([
    [{ nome: ' ' }, 'nome', 'O campo "nome" não pode estar vazio.'],
    [{ nome: 'a'.repeat(101) }, 'nome', 'O campo "nome" pode ter no máximo 100 caracteres.'],
    [{ nome: 'A\u200b' }, 'nome', 'O campo "nome" deve ter pelo menos 2 caracteres.'],
    [{ nome: '\u200b\u00ad\u3164' }, 'nome', 'O campo "nome" não pode estar vazio.'],
    [{ nome: 'a\u0000b' }, 'nome', 'O campo "nome" tem um caractere que não pode ser usado.'],
    [{ nome: 'a\ud83d' }, 'nome', 'O campo "nome" tem um caractere que não pode ser usado.'],
    [
      { nome: 'Sebasti\ufffdo' },
      'nome',
      'O campo "nome" tem um caractere que se perdeu no arquivo (\ufffd).',
    ],
    [{ sexo: 'X' }, 'sexo', 'O campo "sexo" deve ser M ou F, ou ficar vazio.'],
    [{ 'e-mail': 'ana' }, 'e-mail', 'O campo "e-mail" deve ter um endereço válido.'],
    [
      { telefone: '912345678' },
      'telefone',
      'O campo "telefone" deve ter 10 ou 11 dígitos, com o DDD.',
    ],
    [
      { telefone: '1,19E+10' },
      'telefone',
      'O campo "telefone" deve ter 10 ou 11 dígitos, com o DDD.',
    ],
    [{ cargo: '' }, 'cargo', 'O campo "cargo" não pode estar vazio.'],
    [
      { departamento: 'a'.repeat(101) },
      'departamento',
      'O campo "departamento" pode ter no máximo 100 caracteres.',
    ],
  ])('refuses %j', (texts, field, message) => {
    expect(checkRow({ ...good, ...texts }).faults).toEqual([{ field, message }]);
  });

  it('tells all that is wrong', () => {
    const nothing = textsOfRow([], {});
    expect(checkRow(nothing).faults?.map(({ field }) => field)).toEqual([
      'nome',
      'e-mail',
      'telefone',
      'cargo',
      'departamento',
    ]);
  });
});

it('compares names of places without accents, case and extra spaces', () => {
  expect(placeKey(' Gestão  de GENTE ')).toBe(placeKey('gestao de gente'));
});

it('reads the texts of a row by the places of its columns', () => {
  expect(textsOfRow(['Vendas', 'Ana'], { nome: 1, departamento: 0, cargo: 7 })).toMatchObject({
    nome: 'Ana',
    departamento: 'Vendas',
    cargo: '',
  });
});

it('finds an e-mail that stands in the file twice, by its first line', () => {
  const rows = [
    good,
    { ...good, 'e-mail': ' ANA.souza@empresa.example' },
    { ...good, 'e-mail': '' },
  ];
  const checked = checkRows(rows.map((texts, index) => ({ line: index + 2, texts })));
  expect(checked[0]?.faults).toBeUndefined();
  expect(checked[1]?.faults).toEqual([
    { field: 'e-mail', message: 'Este e-mail já está na linha 2.' },
  ]);
  expect(checked[2]?.faults).toHaveLength(1);
});
