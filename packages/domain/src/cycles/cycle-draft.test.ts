import { expect, it } from 'vitest';
import { EVERYBODY } from './cycle-audience.ts';
import { type CycleDraft, checkCycle } from './cycle-draft.ts';

const today = '2026-11-20';
const draft = (values: Partial<CycleDraft> = {}): CycleDraft => ({
  name: 'Avaliação de dezembro',
  welcome: '',
  opensOn: null,
  dueOn: '2026-12-18',
  reminderDays: [-7, 0],
  audience: EVERYBODY,
  ...values,
});
const named = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

it('finds nothing wrong with a cycle at its limits', () => {
  const whole = draft({
    name: ` ${'a'.repeat(100)} `,
    welcome: 'a'.repeat(2000),
    opensOn: today,
    dueOn: '2027-11-21',
    reminderDays: [-60, -7, -6, -5, -4, -3, -2, -1, 0, 60],
    audience: { ...EVERYBODY, onlyNamed: true, namedIds: named(500), exceptIds: named(500) },
  });
  expect(checkCycle(whole, today)).toEqual([]);
  expect(checkCycle(draft({ dueOn: today }), today)).toEqual([]);
});

it.each([
  [{ name: ' ' }, 'name', 'Dê um nome ao ciclo.'],
  [{ name: 'a'.repeat(101) }, 'name', 'O nome pode ter no máximo 100 caracteres.'],
  [
    { welcome: 'a'.repeat(2001) },
    'welcome',
    'O texto de boas-vindas pode ter no máximo 2.000 caracteres.',
  ],
  [{ opensOn: '2026-11-19' }, 'opensOn', 'Escolha hoje ou um dia que ainda vem.'],
  [{ dueOn: '' }, 'dueOn', 'Informe o prazo.'],
  [{ dueOn: '2026-11-19' }, 'dueOn', 'O prazo precisa ser hoje ou depois.'],
  [{ opensOn: '2026-12-19' }, 'dueOn', 'O prazo vem depois da abertura.'],
  [{ dueOn: '2027-11-22' }, 'dueOn', 'Um ciclo dura no máximo 366 dias.'],
  [{ audience: { ...EVERYBODY, onlyNamed: true } }, 'audience', 'Escolha ao menos uma pessoa.'],
] as const)('refuses %j', (values, field, message) => {
  expect(checkCycle(draft(values), today)).toEqual([{ field, message }]);
});

it.each([[[-61]], [[61]], [[0, 0]], [[1.5]], [[Number.NaN]], [named(11)]])(
  'refuses reminders on the days %j',
  (reminderDays) => {
    const [fault] = checkCycle(draft({ reminderDays }), today);
    expect(fault?.field).toBe('reminderDays');
  },
);

it.each([
  [{ namedIds: named(501) }, /no máximo 500 pessoas/],
  [{ exceptIds: named(501) }, /no máximo 500 pessoas/],
  [{ departmentIds: named(501) }, /no máximo 500 departamentos/],
  [{ positionIds: named(501) }, /500 cargos/],
])('refuses an audience with too much of %o', (values, message) => {
  const [fault] = checkCycle(draft({ audience: { ...EVERYBODY, ...values } }), today);
  expect(fault?.message).toMatch(message);
});
