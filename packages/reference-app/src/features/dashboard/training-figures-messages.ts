import { counted } from '../../shared/lib/counted.ts';

/** What the home says of the progress of each training. */
export const trainingFiguresMessages = {
  title: 'Andamento por treinamento',
  found: (count: number) => counted(count, 'treinamento encontrado.', 'treinamentos encontrados.'),
  training: 'Treinamento',
  videos: 'Vídeos',
  sent: 'Receberam',
  notViewed: 'Não iniciaram',
  inProgress: 'Em andamento',
  concluded: 'Concluíram',
  rate: 'Conclusão',
  rateOf: (training: string) => `Conclusão de ${training}`,
  nobody: 'Ninguém recebeu',
  searches: 'Título ou categoria',
  failed: 'Não foi possível carregar o andamento dos treinamentos.',
  empty: 'Nenhum treinamento cadastrado',
  emptyText: 'O andamento de cada treinamento aparece aqui.',
} as const;
