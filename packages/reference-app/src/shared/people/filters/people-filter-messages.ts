import type { ComboboxMessages } from '@aferir/ui';
import { staffFormMessages } from '../../forms/form-messages.ts';

/** What is chosen and not the rest; more is found by typing. */
type ChoiceTexts = Pick<ComboboxMessages, 'placeholder' | 'empty' | 'failed' | 'retry'>;

const { retry } = staffFormMessages;

/** What the fields say that narrow people, or figures of them, down. */
export const peopleFilterMessages = {
  department: 'Departamento',
  withThoseBelow: 'Com os departamentos abaixo dele.',
  departments: {
    placeholder: 'Todos',
    empty: 'Nenhum departamento encontrado.',
    failed: 'Não foi possível procurar departamentos.',
    retry,
  } satisfies ChoiceTexts,
  allDepartments: 'Todos os departamentos',
  position: 'Cargo',
  positions: {
    placeholder: 'Todos',
    empty: 'Nenhum cargo encontrado.',
    failed: 'Não foi possível procurar cargos.',
    retry,
  } satisfies ChoiceTexts,
  allPositions: 'Todos os cargos',

  manager: 'Gestor',
  withoutManager: 'Só quem não tem gestor',
  managerHint: 'As pessoas por quem responde diretamente.',
  managers: {
    placeholder: 'Todos',
    empty: 'Nenhum gestor encontrado.',
    failed: 'Não foi possível procurar gestores.',
    retry,
  } satisfies ChoiceTexts,
  allManagers: 'Todos os gestores',

  cycle: 'Ciclo',
  cycleHint: 'Quem está nele, com o que respondeu nele.',
  cycles: {
    empty: 'Nenhum ciclo encontrado.',
    failed: 'Não foi possível procurar ciclos.',
    retry,
  } satisfies Omit<ChoiceTexts, 'placeholder'>,
  anyCycle: 'Todos',
  allCycles: 'Todos os ciclos',

  profile: 'Perfil',
  anyProfile: 'Qualquer perfil',
  stage: 'Etapa',
  anyStage: 'Qualquer etapa',

  months: {
    any: { from: 'De', to: 'Até' },
    resultado: { from: 'Resultado desde', to: 'Resultado até' },
    envio: { from: 'Envio desde', to: 'Envio até' },
  },
  anyFrom: 'O início',
  anyTo: 'Hoje',
  loading: 'Carregando filtros...',
} as const;
