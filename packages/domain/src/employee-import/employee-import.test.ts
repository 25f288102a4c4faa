import { describe, expect, it } from 'vitest';
import { EMAIL_FAULT_TEXTS } from '../access/email.ts';
import { PHONE_FAULT_TEXTS } from '../contact/phone.ts';
import { countNamedFields, guessColumns } from './column-guess.ts';
import type { ImportTexts } from './import-fields.ts';
import { checkRow, placeKey } from './import-row.ts';
import { checkRows, textsOfRow } from './import-rows.ts';
import { addNewPlaces } from './new-places.ts';

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
    ['Mulher', 'F'],
    ['Masc', 'M'],
    ['Outro', null],
    ['Prefiro não informar', null],
    ['', null],
    ['Não informado', null],
  ])('takes the sex %j', (sexo, sex) => {
    expect(checkRow({ ...good, sexo }).person?.sex).toBe(sex);
  });

  it.each([
    ['1133334444', '1133334444'],
    ['011 91234-5678', '11912345678'],
    ['\u202a+55 11 91234\u20135678\u202c', '11912345678'],
    ['0055 11 91234 5678', '11912345678'],
    ['１１９１２３４５６７８', '11912345678'],
  ])('takes the phone %j', (telefone, phone) => {
    expect(checkRow({ ...good, telefone }).person?.phone).toBe(phone);
  });

  it('leaves out what is not seen', () => {
    const marked = Object.fromEntries(
      Object.entries(good).map(([field, text]) => [field, `\u200b\u202a${text}\u00a0\ufeff`]),
    ) as unknown as ImportTexts;
    expect(checkRow(marked)).toEqual(checkRow(good));
  });

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
    [{ 'e-mail': 'Ana <ana@empresa.example>' }, 'e-mail', EMAIL_FAULT_TEXTS.named],
    [{ telefone: '+351 912 345 678' }, 'telefone', PHONE_FAULT_TEXTS.foreign],
    [{ telefone: '0800 123 4567' }, 'telefone', PHONE_FAULT_TEXTS.service],
    [{ telefone: '00000000000' }, 'telefone', PHONE_FAULT_TEXTS.zeros],
    [{ telefone: '912345678' }, 'telefone', PHONE_FAULT_TEXTS['no-area-code']],
    [{ telefone: '1,19E+10' }, 'telefone', PHONE_FAULT_TEXTS.rounded],
    [{ telefone: '11' }, 'telefone', 'O campo "telefone" deve ter 10 ou 11 dígitos, com o DDD.'],
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

describe('an e-mail that stands in a file more than once', () => {
  const bad = { ...good, telefone: '1' };
  const email = (line: number) => ({
    field: 'e-mail',
    message: `Este e-mail já está na linha ${line}.`,
  });
  const check = (...rows: ImportTexts[]) =>
    checkRows(rows.map((texts, index) => ({ line: index + 2, texts })));

  it('goes in by its first good row', () => {
    const again = { ...good, 'e-mail': ' ANA.souza@empresa.example\u200b' };
    const [first, second] = check(good, again);
    expect(first?.person).toBeDefined();
    expect(second?.faults).toEqual([email(2)]);
  });

  it('goes in by its good row, wherever that stands', () => {
    const [first, second, third] = check(bad, good, good);
    expect(first?.faults?.map(({ field }) => field)).toEqual(['telefone', 'e-mail']);
    expect(first?.faults).toContainEqual(email(3));
    expect(second?.person?.email).toBe('ana.souza@empresa.example');
    expect(third?.faults).toEqual([email(3)]);
  });

  it('is told of the later row where none is good', () => {
    const [first, second] = check(bad, bad);
    expect(first?.faults?.map(({ field }) => field)).toEqual(['telefone']);
    expect(second?.faults).toContainEqual(email(2));
  });

  it('is no e-mail where it is missing', () => {
    const missing = { ...good, 'e-mail': '\u200b' };
    for (const row of check(missing, missing)) {
      expect(row.faults).toEqual([
        { field: 'e-mail', message: 'O campo "e-mail" não pode estar vazio.' },
      ]);
    }
  });
});

it('names a new place once, as it was written first', () => {
  const names = [
    'Analista Fiscal',
    'Diretor',
    'ANALISTA FISCAL',
    'analista\u200b  fiscál',
    'Técnico',
  ];
  const known = new Map([[placeKey('diretor'), 1]]);
  const found = addNewPlaces(new Map(), names, known);
  expect([...found.values()]).toEqual(['Analista Fiscal', 'Técnico']);
  expect([...addNewPlaces(found, ['TECNICO', 'Chefe'], known).values()]).toEqual([
    'Analista Fiscal',
    'Técnico',
    'Chefe',
  ]);
});
