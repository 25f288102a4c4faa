/** What the filters of the home say beyond their fields. */
export const dashboardFilterMessages = {
  title: 'Filtros',
  none: 'Toda a empresa, qualquer período',
  clear: 'Limpar filtros',
  gone: 'Não encontrado',

  cycle: 'Ciclo',
  cycleHint: 'No lugar dos meses.',
  allCycles: 'Nenhum ciclo: por meses',
  noCycle: 'Nenhum',

  compared: 'Comparar com',
  noneCompared: 'Nenhum ciclo',

  unknown: 'Nada foi encontrado com estes filtros',
  unknownText: 'O departamento, o cargo ou o ciclo escolhido não existe mais.',
} as const;
