import type { ComboboxMessages } from '@aferir/ui';

/** What is chosen and not the rest; more is found by typing. */
type ChoiceTexts = Pick<ComboboxMessages, 'placeholder' | 'empty' | 'failed'>;

/** What the filters of the home say. */
export const dashboardFilterMessages = {
  title: 'Filtros',
  none: 'Toda a empresa, qualquer período',
  clear: 'Limpar filtros',

  department: 'Departamento',
  departments: {
    placeholder: 'Todos',
    empty: 'Nenhum departamento encontrado.',
    failed: 'Não foi possível procurar departamentos.',
  } satisfies ChoiceTexts,
  allDepartments: 'Todos os departamentos',
  position: 'Cargo',
  positions: {
    placeholder: 'Todos',
    empty: 'Nenhum cargo encontrado.',
    failed: 'Não foi possível procurar cargos.',
  } satisfies ChoiceTexts,
  allPositions: 'Todos os cargos',
  reading: 'Carregando…',
  gone: 'Não encontrado',

  from: 'De',
  to: 'Até',
  anyFrom: 'O início',
  anyTo: 'Hoje',
  reversed: 'O mês final vem antes do inicial.',

  unknown: 'Nada foi encontrado com estes filtros',
  unknownText: 'O departamento ou o cargo escolhido não existe mais.',
} as const;
