import type { RadarSeries } from './radar-chart-types.ts';

export const axes = [
  'Comunicação',
  'Orientação para resultados',
  'Trabalho em equipe',
  'Organização',
  'Negociação',
  'Relacionamento interpessoal',
  'Tomada de decisão',
  'Adaptabilidade',
  'Empatia',
  'Planejamento',
  'Atenção aos detalhes',
  'Liderança',
];

export const onePerson: [RadarSeries] = [
  { id: 'index', name: 'Índice', values: [72, 84, 41, 38, 77, 66, 90, 52, 35, 44, 28, 81] },
];

export const selfAndManagers: [RadarSeries, RadarSeries] = [
  { id: 'self', name: 'Autoavaliação', values: [7, 8, 6, 9, 5, 8, 7, 6, 8, 7, 9, 6] },
  { id: 'managers', name: 'Gestores', values: [6, 8, 7, 5, 6, 9, 7.5, 4, 8, null, 6, 7] },
];
