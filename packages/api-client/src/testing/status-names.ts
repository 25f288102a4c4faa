import type { Schema } from '../call-types.ts';

type Named<Code extends number, Name> = Readonly<Record<Code, Name>>;

/** The names that travel beside the statuses of a behavioral response. */
export const discStatusNames = {
  1: 'Iniciado',
  2: 'Finalizado',
  3: 'Visualizado',
  4: 'Aguardando Resposta',
} as const satisfies Named<
  Schema<'DiscQuestionnaire'>['cdStatus'],
  Schema<'DiscQuestionnaire'>['nmStatus']
>;

/** The names that travel beside the statuses of a performance response. */
export const performanceStatusNames = {
  ...discStatusNames,
  6: 'Aguardando Avaliação do Gestor',
  7: 'Aguardando Feedback do Gestor',
} as const satisfies Named<
  Schema<'PerformanceLinkedResponse'>['idRespostaStatusAtual'],
  Schema<'PerformanceLinkedResponse'>['nmStatus']
>;
