/** What the means of those around a person say. */
export const aroundMeansMessages = {
  title: 'Ao redor da pessoa',
  hint: 'Médias de quem trabalha ao lado e de quem responde à pessoa, ao lado da autoavaliação e dos gestores. Ninguém é identificado.',
  loading: 'Carregando médias…',
  failed: 'Erro ao carregar as médias',
  open: 'As médias aparecem depois que o ciclo é encerrado.',
  caption: 'Médias por competência',
  summary: 'Onde as linhas se afastam, quem avalia vê a competência de outro modo.',
  competency: 'Competência',
  self: 'Autoavaliação',
  managers: 'Gestores',
  groups: { par: 'Pares', liderado: 'Liderados' },
  raters: (count: number) => `${count} avaliações`,
  hidden: (group: string, least: number) =>
    `${group}: as médias aparecem a partir de ${least} avaliações.`,
  comments: (competency: string, group: string) => `${competency}, comentários (${group})`,
};

/** The shape of the texts, to replace some or all of them. */
export type AroundMeansMessages = typeof aroundMeansMessages;

/** What a widget's messages hold that shows the means of those around. */
export interface WithAroundMeans {
  readonly aroundMeans: AroundMeansMessages;
}
