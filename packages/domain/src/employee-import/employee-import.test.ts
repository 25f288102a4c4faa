import { describe, expect, it } from 'vitest';
import { countNamedFields, guessColumns } from './column-guess.ts';
import { importFaultText } from './import-fault-text.ts';
import type { ImportField, ImportTexts } from './import-fields.ts';
import { findMissingFields, IMPORT_FIELDS, IMPORT_MARKS } from './import-fields.ts';
import {
  IMPORT_FILE_COLUMNS,
  readImportLine,
  readImportReason,
  toImportCells,
} from './import-file.ts';
import { type MarksOfPerson, meetByMarks } from './import-marks.ts';
import { checkRow, placeKey } from './import-row.ts';
import { checkRows, textsOfRow } from './import-rows.ts';
import { addNewDepartments, addNewPlaces } from './new-places.ts';

const good: ImportTexts = {
  nome: ' Ana  Souza ',
  sexo: 'f',
  'e-mail': 'Ana.Souza@Empresa.example',
  telefone: '+55 (11) 91234-5678',
  cargo: 'Analista',
  departamento: 'Vendas',
  gestor: '',
  admissão: '',
  matrícula: '',
  CPF: '',
  nascimento: '',
};

const today = new Date('2026-11-28T12:00:00Z');

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
    [
      ['Nome', 'E-mail do gestor', 'E-mail', 'Nome do líder'],
      [0, undefined, 2, undefined, undefined, undefined, 1],
    ],
    [
      ['Nome', 'Cargo na admissão', 'Dt. admissão'],
      [0, undefined, undefined, undefined, 1, undefined, undefined, 2],
    ],
    [
      ['Salário de admissão', 'Data de Contratação (dd/mm/aaaa)'],
      [undefined, undefined, undefined, undefined, undefined, undefined, undefined, 1],
    ],
    ...['Data de admissão', 'Admissão', 'DATA ADMISSAO', 'Data de contratação'].map(
      (name): [string[], (number | undefined)[]] => [
        ['Nome', name],
        [0, undefined, undefined, undefined, undefined, undefined, undefined, 1],
      ],
    ),
    [['x', 'y'], []],
    ...['CPF', 'C.P.F.', 'CPF do colaborador', 'Nº CPF', 'Número do CPF'].map(
      (name): [string[], (number | undefined)[]] => [
        ['Funcionário', name],
        [0, ...Array.from({ length: 8 }, () => undefined), 1],
      ],
    ),
    [
      ['CPF do colaborador', 'Nome do colaborador', 'Matrícula', 'Data de Nascimento'],
      [1, ...Array.from({ length: 7 }, () => undefined), 2, 0, 3],
    ],
    [['CPF da mãe', 'Cidade de nascimento', 'Registro de ponto'], []],
  ])('%j', (header, columns) => {
    const guessed = guessColumns(header);
    expect(IMPORT_FIELDS.map((field) => guessed[field])).toEqual(
      IMPORT_FIELDS.map((_, index) => columns[index]),
    );
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
    (nome) => expect(checkRow({ ...good, nome }, today).person?.name).toBe('Ana Souza'),
  );

  it('puts a good one into the form in which people are kept', () => {
    expect(checkRow(good, today).person).toEqual({
      name: 'Ana Souza',
      sex: 'F',
      email: 'ana.souza@empresa.example',
      phone: '11912345678',
      position: 'Analista',
      department: 'Vendas',
      managers: [],
      hiredOn: null,
      registrationNumber: null,
      cpf: null,
      birthDate: null,
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
    expect(checkRow({ ...good, sexo }, today).person?.sex).toBe(sex);
  });

  it.each([
    ['1133334444', '1133334444'],
    ['011 91234-5678', '11912345678'],
    ['\u202a+55 11 91234\u20135678\u202c', '11912345678'],
    ['0055 11 91234 5678', '11912345678'],
    ['１１９１２３４５６７８', '11912345678'],
  ])('takes the phone %j', (telefone, phone) => {
    expect(checkRow({ ...good, telefone }, today).person?.phone).toBe(phone);
  });

  it.each([
    ['04/03/2024', '2024-03-04'],
    [' 2024-03-04 ', '2024-03-04'],
    ['\u200b', null],
  ])('takes the day of hiring %j', (admissão, hiredOn) => {
    expect(checkRow({ ...good, admissão }, today).person?.hiredOn).toBe(hiredOn);
  });

  it.each([
    ['529.982.247-25', '52998224725'],
    ['52998224725', '52998224725'],
    [' 529 982 247 25', '52998224725'],
    ['529.982.247\u201325', '52998224725'],
    ['1234567890', '01234567890'],
    ['', null],
  ])('takes the CPF %j', (CPF, cpf) => {
    expect(checkRow({ ...good, CPF }, today).person?.cpf).toBe(cpf);
  });

  it('takes the day of birth and the registration number as they stand', () => {
    const row = { ...good, nascimento: '14/05/1990', matrícula: ' 001204 ' };
    expect(checkRow(row, today).person).toMatchObject({
      birthDate: '1990-05-14',
      registrationNumber: '001204',
    });
  });

  it.each([{ CPF: '52998224725' }, { matrícula: '7' }])(
    'needs no e-mail where there is %j',
    (mark) => {
      expect(checkRow({ ...good, 'e-mail': '', ...mark }, today).person?.email).toBeNull();
    },
  );

  it('leaves out what is not seen', () => {
    const marked = Object.fromEntries(
      Object.entries(good).map(([field, text]) => [field, `\u200b\u202a${text}\u00a0\ufeff`]),
    ) as unknown as ImportTexts;
    expect(checkRow(marked, today)).toEqual(checkRow(good, today));
  });

  it.each(['=Ana', '+Ana', '-Ana', '@Ana'])('takes %s for text', (nome) => {
    expect(checkRow({ ...good, nome }, today).person?.name).toBe(nome);
  });

  it.each([
    [{ nome: ' ' }, 'nome', { problem: 'empty' }],
    [{ nome: 'a'.repeat(101) }, 'nome', { problem: 'too-long', most: 100 }],
    [{ nome: 'A\u200b' }, 'nome', { problem: 'too-short' }],
    [{ nome: '\u200b\u00ad\u3164' }, 'nome', { problem: 'empty' }],
    [{ nome: 'a\u0000b' }, 'nome', { problem: 'control-character' }],
    [{ nome: 'a\ud83d' }, 'nome', { problem: 'control-character' }],
    [{ nome: 'Sebasti\ufffdo' }, 'nome', { problem: 'lost-character' }],
    [{ sexo: 'X' }, 'sexo', { problem: 'no-gender' }],
    [{ 'e-mail': 'ana' }, 'e-mail', { problem: 'no-email', fault: 'unreadable' }],
    [{ 'e-mail': 'Ana <ana@empresa.example>' }, 'e-mail', { problem: 'no-email', fault: 'named' }],
    [{ telefone: '+351 912 345 678' }, 'telefone', { problem: 'no-phone', fault: 'foreign' }],
    [{ telefone: '0800 123 4567' }, 'telefone', { problem: 'no-phone', fault: 'service' }],
    [{ telefone: '00000000000' }, 'telefone', { problem: 'no-phone', fault: 'zeros' }],
    [{ telefone: '912345678' }, 'telefone', { problem: 'no-phone', fault: 'no-area-code' }],
    [{ telefone: '1,19E+10' }, 'telefone', { problem: 'no-phone', fault: 'rounded' }],
    [{ telefone: '11' }, 'telefone', { problem: 'no-phone', fault: 'unreadable' }],
    [{ cargo: '' }, 'cargo', { problem: 'empty' }],
    [{ admissão: 'março' }, 'admissão', { problem: 'no-hiring-day', fault: 'unreadable' }],
    [{ admissão: '30/02/2024' }, 'admissão', { problem: 'no-hiring-day', fault: 'unreadable' }],
    [{ admissão: '29/11/2027' }, 'admissão', { problem: 'no-hiring-day', fault: 'too-far-ahead' }],
    [{ admissão: '31/12/1899' }, 'admissão', { problem: 'no-hiring-day', fault: 'too-early' }],
    [{ CPF: '529.982.247-26' }, 'CPF', { problem: 'no-cpf', fault: 'check-digits' }],
    [{ CPF: '5,29982E+10' }, 'CPF', { problem: 'no-cpf', fault: 'rounded' }],
    [{ CPF: 'não tem' }, 'CPF', { problem: 'no-cpf', fault: 'unreadable' }],
    [{ nascimento: '31/02/1990' }, 'nascimento', { problem: 'no-birth-date' }],
    [{ nascimento: '29/11/2026' }, 'nascimento', { problem: 'no-birth-date' }],
    [
      { nascimento: '04/03/1990', admissão: '03/03/1990' },
      'admissão',
      { problem: 'no-hiring-day', fault: 'before-birth' },
    ],
    [{ matrícula: '1'.repeat(51) }, 'matrícula', { problem: 'too-long', most: 50 }],
    [{ departamento: 'a'.repeat(101) }, 'departamento', { problem: 'too-long', most: 100 }],
  ])('refuses %j', (texts, field, fault) => {
    expect(checkRow({ ...good, ...texts }, today).faults).toEqual([{ field, ...fault }]);
  });

  it('tells all that is wrong', () => {
    const nothing = textsOfRow([], {});
    expect(checkRow(nothing, today).faults?.map(({ field }) => field)).toEqual([
      'nome',
      'e-mail',
      'telefone',
      'cargo',
      'departamento',
    ]);
  });

  it('takes managers by e-mail and by name, each once, or none', () => {
    const managersOf = (gestor: string) => checkRow({ ...good, gestor }, today).person?.managers;
    expect(managersOf(' Bia  Lima;CAIO@Empresa.example ;; Bia Lima')).toEqual([
      'Bia Lima',
      'caio@empresa.example',
    ]);
    expect(managersOf(' ; ')).toEqual([]);
  });

  it.each([
    ['caio@', { problem: 'no-email' }],
    ['ana.souza@empresa.example', { problem: 'own-manager' }],
    ['a'.repeat(101), { problem: 'too-long', most: 100 }],
    [
      Array.from({ length: 21 }, (_, at) => `Pessoa ${at}`).join(';'),
      { problem: 'too-many', most: 20 },
    ],
  ])('finds what is wrong with the managers %j', (gestor, fault) => {
    expect(checkRow({ ...good, gestor }, today).faults).toMatchObject([
      { field: 'gestor', ...fault },
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
  const email = (line: number) => ({ field: 'e-mail', problem: 'doubled', line });
  const check = (...rows: ImportTexts[]) =>
    checkRows(
      rows.map((texts, index) => ({ line: index + 2, texts })),
      today,
    );

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

  it('is free for the others where its row is left out', () => {
    const rows = [good, good, good].map((texts, index) => ({ line: index + 2, texts }));
    const [first, second, third] = checkRows(rows, today, ({ line }) => line === 2);
    expect(first).toBeUndefined();
    expect(second?.person?.name).toBe('Ana Souza');
    expect(third?.faults).toEqual([email(3)]);
  });

  it('is no e-mail where it is missing', () => {
    const missing = { ...good, 'e-mail': '\u200b' };
    for (const row of check(missing, missing)) {
      expect(row?.faults).toEqual([{ field: 'e-mail', problem: 'empty' }]);
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

describe('a row of a file of our own', () => {
  it('has its line, why it can not be imported, and its texts', () => {
    expect(IMPORT_FILE_COLUMNS).toEqual([
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
    ]);
    const { departamento: _, ...texts } = good;
    expect(toImportCells({ line: 7, reason: 'Aspas.', texts })).toEqual([
      '7',
      'Aspas.',
      ' Ana  Souza ',
      'f',
      'Ana.Souza@Empresa.example',
      '+55 (11) 91234-5678',
      'Analista',
      '',
      '',
      '',
      '',
      '',
      '',
    ]);
  });

  it.each([
    ['7', 7],
    ['999999999', 999_999_999],
    ['', undefined],
    ['0', undefined],
    ['1,5', undefined],
    ['1000000000', undefined],
  ])('is called by the number %j: %j', (cell, line) => {
    expect(readImportLine(cell)).toBe(line);
  });

  it('may be left out for a reason, which is cut', () => {
    expect(readImportReason('')).toBeUndefined();
    expect(readImportReason('Aspas.')).toBe('Aspas.');
    expect(readImportReason('a'.repeat(501))).toBe('a'.repeat(500));
  });
});

describe('the first departments of a company', () => {
  const company = 'Padaria Pão';
  const names = ['Vendas', 'PADARIA PAO'];

  it('come with the one above them, which is named once', () => {
    const found = addNewDepartments(new Map(), names, { known: new Map(), company });
    expect([...found.values()]).toEqual([company, 'Vendas']);
    addNewDepartments(found, ['Compras'], { known: new Map(), company });
    expect([...found.values()]).toEqual([company, 'Vendas', 'Compras']);
  });

  it('are none where there are others, or where none is named', () => {
    const known = new Map([[placeKey('Vendas'), 1]]);
    expect(addNewDepartments(new Map(), ['Vendas'], { known, company }).size).toBe(0);
    expect(addNewDepartments(new Map(), [], { known: new Map(), company }).size).toBe(0);
  });
});

describe('what names one person alone', () => {
  const cpf = '529.982.247-25';
  const check = (...rows: Partial<ImportTexts>[]) =>
    checkRows(
      rows.map((texts, index) => ({ line: index + 2, texts: { ...good, 'e-mail': '', ...texts } })),
      today,
    ).map((row) => row?.faults?.map(importFaultText) ?? []);

  it('goes in once, whichever it is and however it is written', () => {
    expect(check({ CPF: cpf }, { CPF: '52998224725', matrícula: '7' })).toEqual([
      [],
      ['Este CPF já está na linha 2.'],
    ]);
    // A company may have both numbers: which one is meant is told by its people.
    expect(check({ matrícula: '00123' }, { matrícula: ' 00123' }, { matrícula: '123' })).toEqual([
      [],
      ['Esta matrícula já está na linha 2.'],
      [],
    ]);
  });

  it('is free for the others where its row stays out', () => {
    const email = 'ana@empresa.example';
    expect(
      check(
        { 'e-mail': email },
        { 'e-mail': email, CPF: cpf },
        { 'e-mail': 'bia@empresa.example', CPF: cpf },
      ),
    ).toEqual([[], ['Este e-mail já está na linha 2.'], []]);
  });

  it('may be missing in a sheet only where another one is there', () => {
    const missing = (...columns: ImportField[]) =>
      findMissingFields((field) => columns.includes(field));
    const others = ['nome', 'sexo', 'telefone', 'cargo', 'departamento'] as const;
    expect(missing(...others)).toEqual(['e-mail']);
    for (const mark of IMPORT_MARKS) expect(missing(...others, mark)).toEqual([]);
    expect(missing('CPF')).toEqual([...others]);
  });
});

describe('whom a row means', () => {
  const nobody: MarksOfPerson = { email: null, cpf: null, registrationNumber: null };
  const ana = { ...nobody, id: 1, email: 'ana@empresa.example', registrationNumber: '00123' };
  const bia = { ...nobody, id: 2, cpf: '52998224725' };
  const caio = { ...nobody, id: 3, registrationNumber: '123' };
  const meet = (row: object, people: readonly MarksOfPerson[] = [ana, bia]) =>
    meetByMarks({ ...nobody, ...row }, people);

  it('is who has its e-mail, its CPF or its number', () => {
    expect(meet({ email: ana.email }).known).toBe(ana);
    expect(meet({ cpf: bia.cpf }).known).toBe(bia);
    expect(meet({ registrationNumber: '123' }).known).toBe(ana);
    expect(meet({ registrationNumber: '123' }, [ana, caio]).known).toBe(caio);
    expect(meet({ registrationNumber: '0123' }, [ana, caio])).toEqual({ conflict: 'several' });
    expect(meet({ email: 'x@empresa.example', cpf: '1', registrationNumber: '9' })).toEqual({});
  });

  it('gets what is missing, and keeps what there is', () => {
    expect(meet({ email: ana.email, cpf: '11144477735' }).known).toBe(ana);
    expect(meet({ cpf: bia.cpf, email: 'bia@empresa.example' }).known).toBe(bia);
    expect(meet({ registrationNumber: '123', email: 'outra@empresa.example' })).toEqual({
      conflict: 'other-email',
    });
    expect(meet({ email: ana.email, registrationNumber: '9' })).toEqual({
      conflict: 'other-number',
    });
    expect(
      meet({ email: 'x@empresa.example', cpf: '11144477735' }, [
        { ...bia, email: 'x@empresa.example' },
      ]),
    ).toEqual({ conflict: 'other-cpf' });
  });

  it('is nobody where its marks are of several', () => {
    expect(meet({ email: ana.email, cpf: bia.cpf })).toEqual({ conflict: 'several' });
  });
});
