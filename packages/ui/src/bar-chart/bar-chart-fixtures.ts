import type { BarSeries, ChartBar } from './bar-chart-types.ts';

export const answers: readonly [BarSeries] = [{ id: 'answers', name: 'Respostas' }];

export const options: readonly ChartBar[] = [
  { id: '1', label: 'Usar o extintor de água', values: [4], valueText: '4 (13%)' },
  {
    id: '2',
    label: 'Desligar a energia antes de tudo',
    values: [21],
    valueText: '21 (70%)',
    note: 'Resposta certa',
    tone: 'success',
  },
  { id: '3', label: 'Chamar o vizinho', values: [0], valueText: '0 (0%)' },
  { id: '4', label: 'Abrir as janelas', values: [5], valueText: '5 (17%)' },
];

export const scale: readonly [BarSeries, ...BarSeries[]] = [
  { id: '1', name: '1', keyName: '1 · Nunca' },
  { id: '2', name: '2' },
  { id: '3', name: '3' },
  { id: '4', name: '4' },
  { id: '5', name: '5', keyName: '5 · Sempre' },
];

export const pillars: readonly ChartBar[] = [
  { id: 'respect', label: 'Respeito', values: [0, 1, 4, 12, 13], valueText: 'média 4,2' },
  { id: 'courage', label: 'Coragem', values: [3, 6, 10, 8, 3], valueText: 'média 3,1' },
  { id: 'care', label: 'Cuidado com o cliente', values: [1, 0, 0, 9, 20], valueText: 'média 4,6' },
];
