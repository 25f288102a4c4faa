import { PLACE_LABELS } from '@aferir/domain';

/** Every text of the questionnaire. */
export const discQuestionnaireMessages = {
  name: 'Avaliação DISC',
  loading: 'Carregando a avaliação…',
  retry: 'Tentar novamente',
  unavailableTitle: 'Não foi possível abrir a avaliação',
  unreachableTitle: 'Sem conexão no momento',
  unreachableHint: 'Vamos tentar de novo automaticamente assim que possível.',
  missingLink: 'Este link não é válido. Confira se o endereço foi copiado por inteiro.',
  wrongLink: 'Este link não é de uma avaliação comportamental.',
  readOnlyLink: 'Este link só mostra o resultado, e a avaliação ainda não foi concluída.',

  firstAccessTitle: 'Crie sua senha para começar',
  firstAccessText:
    'Antes de responder à avaliação, crie uma senha de acesso. Leva menos de um minuto.',
  firstAccessAction: 'Criar minha senha',

  greeting: (firstName: string) => `Olá, ${firstName}!`,
  notDoneYet: 'Você ainda não realizou sua avaliação DISC.',
  introText: (questions: number) =>
    `São ${questions} perguntas. Em cada uma, dê a cada opção um lugar diferente na escala, de “${PLACE_LABELS[1]}” a “${PLACE_LABELS[4]}”.`,
  introHonesty: 'Não há resposta certa ou errada: responda como você costuma agir no trabalho.',
  introSaved: 'Cada resposta é salva na hora. Se precisar parar, volte pelo mesmo link.',
  start: 'Iniciar avaliação',
  tutorial: 'Ver como funciona a escala',

  progressLabel: 'Progresso da avaliação',
  progress: (current: number, total: number) => `${current} de ${total}`,
  previous: 'Anterior',
  next: 'Próxima',
  finish: 'Terminar',
  sending: 'Salvando…',
  finishing: 'Concluindo…',
  saved: 'Respostas salvas',
  keyboardHint: 'No teclado: Tab muda de opção, 1 a 4 escolhe o lugar, Enter avança.',
  incomplete: 'Preencha todas as opções',
  recalling: 'Carregando sua resposta…',
  sendFailedTitle: 'Sua resposta ainda não foi salva.',
  finishFailedTitle: 'Suas respostas estão salvas, mas a avaliação ainda não foi concluída.',
  recallFailedTitle: 'Não foi possível carregar sua resposta.',
  keptHint: 'O que você escolheu continua aqui.',
  places: PLACE_LABELS,

  thanksTitle: 'Obrigado!',
  thanksText: 'Sua avaliação foi concluída e suas respostas estão salvas.',
  openResult: 'Acessar Resultado!',
  resultTitle: 'Resultado da avaliação',
  resultLoading: 'Carregando o resultado…',
};

/** The shape of the texts, to replace some or all of them. */
export type DiscQuestionnaireMessages = typeof discQuestionnaireMessages;
