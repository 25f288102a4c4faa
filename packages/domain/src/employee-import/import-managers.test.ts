import { describe, expect, it } from 'vitest';
import { findSheetManagers, type KnownPerson, type ManagedRow } from './import-managers.ts';

const known: readonly KnownPerson[] = [
  { id: 1, email: 'ana@empresa.example', name: 'Ana Souza', isActive: true },
  { id: 2, email: 'bia@empresa.example', name: 'Bia Lima', isActive: false },
  { id: 3, email: null, name: 'Caio Reis', isActive: true },
  { id: 4, email: 'caio@empresa.example', name: 'caio  reis', isActive: true },
];

const row = (name: string, managers: readonly string[] = [], rest: Partial<ManagedRow> = {}) => ({
  line: 2,
  email: `${name.toLowerCase()}@empresa.example`,
  name,
  managers,
  ...rest,
});

describe('the managers of a sheet', () => {
  it.each([
    ['by e-mail', ['ana@empresa.example'], { marks: [1] }],
    ['by name, without case and accents', ['ANA SOUZÁ'], { marks: [1] }],
    ['in two ways once', ['Ana Souza', 'ana@empresa.example'], { marks: [1] }],
    ['by nobody’s name', ['Davi'], { fault: { problem: 'unknown', manager: 'Davi' } }],
    ['somebody inactive', ['Bia Lima'], { fault: { problem: 'inactive', manager: 'Bia Lima' } }],
    [
      'by a name of several',
      ['Caio Reis'],
      { fault: { problem: 'several', manager: 'Caio Reis' } },
    ],
    ['oneself', ['Novo'], { fault: { problem: 'own' } }],
    ['nobody', [], { marks: [] }],
  ])('are found %s', (_case, managers, found) => {
    expect(findSheetManagers([row('Novo', managers)], known).found).toEqual([found]);
  });

  it('may stand in the same sheet, later or earlier, and come in first', () => {
    const rows = [row('Eva', ['Gil']), row('Fabi', ['Eva']), row('Gil')];
    const { found, order } = findSheetManagers(rows, []);
    expect(found.map(({ marks }) => marks)).toEqual([
      ['gil@empresa.example'],
      ['eva@empresa.example'],
      [],
    ]);
    expect(order).toEqual([2, 0, 1]);
  });

  it('may come in without an e-mail, by another mark, or be in the company by one', () => {
    const withoutEmail = (name: string, rest: Partial<ManagedRow>) =>
      row(name, [], { email: '', ...rest });
    const rows = [
      row('Eva', ['Gil', 'Hugo', 'Iris']),
      withoutEmail('Gil', { cpf: '52998224725' }),
      withoutEmail('Hugo', { registrationNumber: '007' }),
      withoutEmail('Iris', { registrationNumber: '9' }),
      withoutEmail('Gil', { cpf: '52998224725', isLeftOut: true }),
    ];
    const iris = { id: 8, email: null, name: 'Outra', isActive: true, registrationNumber: '009' };
    const { found } = findSheetManagers(rows, [iris]);
    expect(found[0]).toEqual({ marks: ['cpf:52998224725', 'matrícula:007', 8] });
  });

  it('are told by line where their row stays out, unless the company has them', () => {
    const rows = [
      row('Ana', [], { line: 5, isLeftOut: true }),
      row('Gil', [], { line: 6, isLeftOut: true }),
      row('Eva', ['Ana Souza']),
      row('Fabi', ['gil@empresa.example']),
      row('Hugo', ['Fabi']),
    ];
    const { found } = findSheetManagers(rows, known);
    expect(found.slice(2)).toEqual([
      { marks: [1] },
      { fault: { problem: 'left-out', manager: 'Gil', line: 6 } },
      { fault: { problem: 'left-out', manager: 'Fabi', line: 2 } },
    ]);
  });

  it('are refused where they go round in a circle, and of those below who would lack them', () => {
    const rows = [
      row('Eva', ['Gil']),
      row('Gil', ['Fabi']),
      row('Fabi', ['Eva']),
      row('Hugo', ['Eva']),
      row('Igor', ['Hugo']),
      row('Joana', ['Ana Souza']),
    ];
    const { found, order } = findSheetManagers(rows, known);
    expect(found.map(({ fault }) => fault?.problem)).toEqual([
      'circle',
      'circle',
      'circle',
      'left-out',
      'left-out',
      undefined,
    ]);
    expect(found[0]?.fault).toEqual({ problem: 'circle', manager: 'Gil' });
    expect([...order].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('go by the name that the sheet gives somebody, too', () => {
    const rows = [row('Ana Lima', [], { email: 'ana@empresa.example' }), row('Eva', ['Ana Lima'])];
    const { found, order } = findSheetManagers(rows, known);
    expect(found[1]).toEqual({ marks: [1] });
    expect(order).toEqual([0, 1]);
  });

  it('may stay the same where they are inactive by now, or share their name', () => {
    const dora = { id: 5, email: 'dora@empresa.example', name: 'Dora', isActive: true };
    const withManagers = (...managerIds: number[]) => [...known, { ...dora, managerIds }];
    const found = (people: readonly KnownPerson[], ...managers: string[]) =>
      findSheetManagers([row('Dora', managers)], people).found[0];
    expect(found(withManagers(2), 'Bia Lima', 'Ana Souza')).toEqual({ marks: [2, 1] });
    expect(found(withManagers(1), 'Bia Lima')).toEqual({
      fault: { problem: 'inactive', manager: 'Bia Lima' },
    });
    expect(found(withManagers(4), 'Caio Reis')).toEqual({ marks: [4] });
    expect(found(withManagers(3, 4), 'Caio Reis')?.fault).toMatchObject({ problem: 'several' });
  });
});
