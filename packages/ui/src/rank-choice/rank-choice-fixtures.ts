import type { RankOption, RankPlace } from './rank-value.ts';

export const places: RankPlace[] = [
  { value: 1, label: 'Me identifico muito' },
  { value: 2, label: 'Me identifico' },
  { value: 3, label: 'Me identifico em parte' },
  { value: 4, label: 'Não me identifico' },
];

export const options: RankOption[] = [
  { id: 'a', label: 'Gosto de decidir rápido' },
  { id: 'b', label: 'Gosto de conversar com todo mundo' },
  { id: 'c', label: 'Gosto de um ritmo constante' },
  { id: 'd', label: 'Gosto de conferir cada detalhe' },
];
