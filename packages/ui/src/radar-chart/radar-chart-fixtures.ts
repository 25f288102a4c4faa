import type { RadarLines, RadarSeries } from './radar-chart-types.ts';

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

/** Two lines over the first `count` of fourteen names; one value of the second is missing. */
export function comparisonOf(count: number): {
  axes: string[];
  series: [RadarSeries, RadarSeries];
} {
  const names = [...axes, 'Inovação', 'Responsabilidade socioambiental'];
  const self = [7, 8, 6, 9, 5, 8, 7, 6, 8, 7, 9, 6, 10, 4];
  const managers = [6, null, 7, 5, 6, 9, 7.5, 4, 8, 3, 6, 7, 8.3, 0];
  return {
    axes: names.slice(0, count),
    series: [
      { id: 'self', name: 'Autoavaliação', values: self.slice(0, count) },
      { id: 'managers', name: 'Gestores', values: managers.slice(0, count) },
    ],
  };
}

/** Four lines over the first eight names. */
export function fourLines(): { axes: string[]; series: RadarLines } {
  const { axes: names, series } = comparisonOf(8);
  const [self, managers] = series;
  return {
    axes: names,
    series: [
      self,
      managers,
      { id: 'peers', name: 'Pares', values: [5, 6.7, 8.3, 4, 7.3, 6, 9, 5.7] },
      { id: 'reports', name: 'Liderados', values: [9, 5, 4.3, 7, 8, 3.7, 6, 8.7] },
    ],
  };
}
