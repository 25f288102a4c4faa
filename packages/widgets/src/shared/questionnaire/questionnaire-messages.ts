import { portalMessages } from '../host/portal-messages.ts';
import { spokenMessages } from '../language/spoken-messages.ts';

/** What every questionnaire says. */
export const questionnaireMessages = {
  ...portalMessages,
  ...spokenMessages,
  loading: 'Carregando a avaliação…',
  retry: 'Tentar novamente',
  unavailableTitle: 'Não foi possível abrir a avaliação',
  unreachableTitle: 'Sem conexão no momento',
  unreachableHint: 'Vamos tentar de novo automaticamente assim que possível.',
  missingLink: 'Este link não é válido. Confira se o endereço foi copiado por inteiro.',

  firstAccessTitle: 'Crie sua senha para começar',
  firstAccessText:
    'Antes de responder à avaliação, crie uma senha de acesso. Leva menos de um minuto.',
  firstAccessAction: 'Criar minha senha',

  progressLabel: 'Progresso da avaliação',
  progress: (current: number, total: number) => `${current} de ${total}`,
  previous: 'Anterior',
  next: 'Próxima',
  finish: 'Terminar',
  sending: 'Salvando…',
  finishing: 'Concluindo…',
  saved: 'Respostas salvas',
  sendFailedTitle: 'Sua resposta ainda não foi salva.',
  finishFailedTitle: 'Suas respostas estão salvas, mas a avaliação ainda não foi concluída.',
  keptHint: 'O que você escolheu continua aqui.',
};

/** The shape of the texts of every questionnaire. */
export type QuestionnaireMessages = typeof questionnaireMessages;
