import { SHOWN_STATUS_LABELS } from '@aferir/domain';
import { aroundMessages } from '../shared/around/around.messages.ts';
import { managerRatingMessages } from '../shared/competency-rating/index.ts';
import { portalMessages } from '../shared/host/portal-messages.ts';
import { lastDayMessages } from '../shared/page/last-day.messages.ts';
import { withoutEmailText } from '../shared/page/without-email.ts';
import { BOTH_SIDES } from '../shared/score-comparison/both-sides.ts';

/** Every text of the manager's screens. */
export const managerEvaluationMessages = {
  ...managerRatingMessages,
  ...portalMessages,
  sendFailedTitle: 'Ocorreu um erro inesperado:',

  name: 'Avaliação do gestor',
  loading: 'Carregando…',
  retry: 'Tentar novamente',
  close: 'Fechar',
  unavailableTitle: 'Não foi possível abrir a avaliação',
  unreachableTitle: 'Sem conexão no momento',
  unreachableHint: 'Confira sua conexão e tente de novo.',
  missingReview: 'Hash da avaliação não encontrado.',
  reviewFailed: 'Erro ao buscar dados da avaliação.',
  reviewNotFound: 'Nenhuma avaliação encontrada para este subordinado.',

  greeting: (firstName: string) => `Olá, ${firstName}!`,
  purpose: 'Avalie as competências de cada pessoa e escreva os feedbacks pendentes.',

  gridTitle: 'Análise de desempenho',
  found: (count: number) => {
    if (count === 0) return 'Nenhum funcionário encontrado';
    return count === 1 ? '1 funcionário encontrado' : `${count} funcionários encontrados`;
  },
  person: 'Funcionário',
  email: 'E-mail',
  status: 'Situação',
  /** What each status of a review says. */
  statuses: SHOWN_STATUS_LABELS,
  alignment: 'Alinhamento',
  alignmentOf: (person: string) => `Alinhamento de ${person}`,
  noAlignment: 'Sem dados',
  unrated: 'Nenhum gestor concluiu a avaliação.',
  actions: 'Ações',
  evaluate: 'Avaliar',
  giveFeedback: 'Realizar Feedback',
  view: 'Visualizar',
  /** Names the button of one row: what it does, and for whom. */
  actionFor: (action: string, person: string) => `${action}: ${person}`,
  ...lastDayMessages,
  pending: (count: number) =>
    count === 1 ? '1 competência pendente' : `${count} competências pendentes`,
  nothing: '-',
  noTeam: 'Nenhum funcionário encontrado',
  noTeamText: 'Quando houver pessoas na sua equipe, elas aparecem aqui.',
  /** Saying who rates the people of the team from around. */
  around: aroundMessages,
  reportTitle: (person: string) => `Relatório de ${person}`,
  reportSubtitle: BOTH_SIDES,

  evaluationSent: 'A avaliação foi enviada com sucesso!',
  evaluationSentText: (person: string) => `Suas notas para ${person} foram salvas.`,
  /** Of a manager who owes feedback too, or the person whose result is out, and whom no mail reaches. */
  withoutEmail: withoutEmailText,
  evaluationLeft: 'A avaliação foi cancelada.',
  evaluationLeftText: 'As notas que não foram enviadas foram apagadas deste dispositivo.',
  alreadyRated: (person: string) => `A avaliação de ${person} já foi enviada.`,
  notAwaited: (person: string) => `A avaliação de ${person} não está aguardando suas notas.`,
  nothingToDoText: 'Não há nada a fazer aqui por enquanto.',

  feedbackTitle: 'Competências Pendentes de Feedback',
  feedbackKept: 'O que você escreveu continua aqui.',
  feedbackHint: (person: string) =>
    `A autoavaliação de ${person} e a média dos gestores diferem em mais de 3 pontos nestas competências.`,
  feedbackLoading: 'Carregando competências...',
  noDisagreements: 'Nenhuma competência pendente de feedback.',
  noAction: 'Sem Ação',
  ownFeedback: 'Seu feedback:',
  feedbackFor: (person: string) => `Feedback para ${person}`,
  employeeScore: 'Nota do funcionário',
  managerScore: 'Nota do gestor',
  ownComment: 'Seu comentário sobre a nota',
  feedbackLabel: 'Feedback',
  feedbackPlaceholder: 'Escreva seu feedback aqui...',
  feedbackAdvice: 'Quem foi avaliado lê este texto no relatório, com o seu nome.',
  feedbackRequired: 'Este campo é obrigatório.',
  send: 'Enviar',
  feedbackSent: 'Feedback enviado com sucesso!',
  feedbackDoneText: (person: string) => `Você enviou todos os feedbacks para ${person}.`,
  feedbackLeft: 'O feedback continua pendente.',
  feedbackLeftText: 'O que você escreveu fica guardado neste dispositivo.',
  feedbackLeftHere:
    'O navegador não guarda nada aqui: o que você escreveu só fica enquanto esta página estiver aberta.',
  failed: (detail: string) => `Ocorreu um erro inesperado: ${detail}`,

  toTeam: 'Ver minha equipe',
};

/** The shape of the texts, to replace some or all of them. */
export type ManagerEvaluationMessages = typeof managerEvaluationMessages;
