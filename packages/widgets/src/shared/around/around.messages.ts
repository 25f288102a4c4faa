import { RATER_LIMITS } from '@aferir/domain';
import { competencyRatingMessages } from '../competency-rating/competency-rating.messages.ts';
import { lastDayMessages } from '../page/last-day.messages.ts';
import { withoutEmailText } from '../page/without-email.ts';

/** What rating colleagues, and saying who rates, says. */
export const aroundMessages = {
  /** While a colleague is rated. */
  rating: competencyRatingMessages,
  failed: 'Erro ao carregar as avaliações de colegas',
  ratingsTitle: 'Colegas para avaliar',
  ratingsHint: `Ninguém vê as suas notas: só a média do grupo aparece, a partir de ${RATER_LIMITS.told} avaliações, depois que o ciclo é encerrado.`,
  ...lastDayMessages,
  progress: (rated: number, total: number) => `${rated} de ${total} competências`,
  done: 'Avaliado',
  rate: 'Avaliar',
  ratesAs: { par: 'Você avalia como par', liderado: 'Você avalia como liderado' },
  goOn: 'Continuar',
  revise: 'Rever notas',
  actionOf: (action: string, person: string) => `${action}: ${person}`,
  ratingOf: (person: string) => `Avaliação de ${person}`,
  loadingRating: 'Carregando competências…',
  ratingFailed: 'Erro ao carregar as competências',
  noCompetencies: 'Esta avaliação não tem competências',
  comment: 'Comentário',
  commentHint: `Aparece sem o seu nome, e só quando ${RATER_LIMITS.told} pessoas do grupo comentam a mesma competência.`,
  saving: 'Salvando…',
  saved: 'Salvo',
  notSaved: 'Esta nota ainda não foi salva.',
  thanks: 'Obrigado! Sua avaliação está completa.',
  thanksHint: 'Até o encerramento do ciclo, você pode voltar e mudar as notas.',
  close: 'Fechar',

  reviewsTitle: 'Quem avalia ao redor',
  reviewsHint: `Pares e liderados também avaliam neste ciclo. A pessoa ou o gestor indica, e o gestor aprova.`,
  ownReview: 'Sua avaliação',
  asked: (count: number) => (count === 1 ? '1 pessoa convidada' : `${count} pessoas convidadas`),
  waiting: (count: number) =>
    count === 1 ? '1 indicação espera o gestor' : `${count} indicações esperam o gestor`,
  waitingForYou: (count: number) =>
    count === 1
      ? '1 indicação espera a sua aprovação'
      : `${count} indicações esperam a sua aprovação`,
  see: 'Ver quem avalia',
  /** How many more tasks wait than are named. */
  moreTasks: (count: number) =>
    count === 1 ? 'Mais 1 tarefa espera por você.' : `Mais ${count} tarefas esperam por você.`,
  seeTasks: 'Ver todas',
  ratersOf: (person: string) => `Quem avalia ${person}`,
  ownRaters: 'Quem avalia você',
  loadingRaters: 'Carregando pessoas…',
  ratersFailed: 'Erro ao carregar as pessoas',
  groups: { par: 'Pares', liderado: 'Liderados' },
  noneOf: { par: 'Nenhum par ainda.', liderado: 'Nenhum liderado ainda.' },
  groupHint: (least: number, most: number) =>
    `De cada grupo, ${least} a ${most} pessoas: com menos de ${least} avaliações, nada é mostrado.`,
  states: { proposto: 'Espera o gestor', recusado: 'Recusado', convidado: 'Convidado' },
  gone: 'Saiu da empresa',
  withoutEmail: withoutEmailText,
  approve: 'Aprovar',
  refuse: 'Recusar',
  propose: 'Indicar',
  search: 'Indicar alguém',
  searchHint: 'Escreva o nome, o cargo ou o departamento.',
  groupOf: { par: 'par', liderado: 'liderado' },
  searching: 'Procurando…',
  nobody: 'Ninguém encontrado.',
  more: (count: number) => `E mais ${count}. Escreva mais para achar a pessoa.`,
  searchFailed: 'Não foi possível procurar. Tente de novo.',
};

/** The shape of the texts, to replace some or all of them. */
export type AroundMessages = typeof aroundMessages;

/** What a widget's messages hold that shows those around. */
export interface WithAround {
  readonly around: AroundMessages;
}
