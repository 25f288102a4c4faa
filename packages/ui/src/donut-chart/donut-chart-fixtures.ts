import type { DonutSlice } from './donut-chart-types.ts';

export const slices: readonly DonutSlice[] = [
  { id: 'done', label: 'Finalizadas', value: 31 },
  { id: 'started', label: 'Iniciadas', value: 12 },
  { id: 'waiting', label: 'Aguardando resposta', value: 9 },
  { id: 'closed', label: 'Encerradas', value: 0 },
];
