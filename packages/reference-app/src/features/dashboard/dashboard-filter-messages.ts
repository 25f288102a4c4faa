/** What the filters of the home say beyond their fields. */
export const dashboardFilterMessages = {
  title: 'Filtros',
  none: 'Toda a empresa, qualquer período',
  clear: 'Limpar filtros',
  gone: 'Não encontrado',

  unknown: 'Nada foi encontrado com estes filtros',
  unknownText: 'O departamento ou o cargo escolhido não existe mais.',
} as const;
