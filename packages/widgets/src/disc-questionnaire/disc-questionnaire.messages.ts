import { BARELY_DIFFERENTIATED_LABEL, PLACE_LABELS } from '@aferir/domain';
import { questionnaireMessages } from '../shared/questionnaire/questionnaire-messages.ts';

/** Every text of the questionnaire. */
export const discQuestionnaireMessages = {
  ...questionnaireMessages,
  name: 'Avaliação DISC',
  wrongLink: 'Este link não é de uma avaliação comportamental.',
  readOnlyLink: 'Este link só mostra o resultado, e a avaliação ainda não foi concluída.',

  greeting: (firstName: string) => `Olá, ${firstName}!`,
  notDoneYet: 'Você ainda não realizou sua avaliação DISC.',
  introText: (questions: number) =>
    `São ${questions} perguntas. Em cada uma, dê a cada opção um lugar diferente na escala, de “${PLACE_LABELS[1]}” a “${PLACE_LABELS[4]}”.`,
  introHonesty: 'Não há resposta certa ou errada: responda como você costuma agir no trabalho.',
  introSaved: 'Cada resposta é salva na hora. Se precisar parar, volte pelo mesmo link.',
  introSavedPortal:
    'Cada resposta é salva na hora. Se precisar parar, volte pelo mesmo link ou pelo portal da empresa.',
  start: 'Iniciar avaliação',
  tutorial: 'Ver como funciona a escala',

  keyboardHint: 'No teclado: Tab muda de opção, 1 a 4 escolhe o lugar, Enter avança.',
  incomplete: 'Preencha todas as opções',
  left: (options: number) => (options === 1 ? 'Falta 1 opção' : `Faltam ${options} opções`),
  recalling: 'Carregando sua resposta…',
  recallFailedTitle: 'Não foi possível carregar sua resposta.',
  places: PLACE_LABELS,

  thanksTitle: 'Obrigado!',
  thanksText: 'Sua avaliação foi concluída e suas respostas estão salvas.',
  timeTaken: (minutes: number) => {
    if (minutes < 1) return 'Você levou menos de um minuto.';
    return minutes === 1 ? 'Você levou um minuto.' : `Você levou ${minutes} minutos.`;
  },
  firstLook: 'Seu perfil',
  shares: 'Distribuição do perfil',
  mainShare: 'principal',
  barelyDifferentiatedTitle: BARELY_DIFFERENTIATED_LABEL,
  barelyDifferentiated:
    'Suas respostas se dividiram quase por igual entre os quatro perfis. Leia o resultado como um perfil equilibrado, sem destaque claro.',
  whoReads: (company: string) => `O RH de ${company} também vê este resultado.`,
  readAgain: 'Para ver o resultado de novo, volte por este mesmo link enquanto ele valer.',
  readAgainPortal:
    'O resultado fica no portal da empresa. Este mesmo link também o mostra enquanto valer.',
  openResult: 'Acessar Resultado!',
  resultTitle: 'Resultado da avaliação',
  resultLoading: 'Carregando o resultado…',
};

/** The shape of the texts, to replace some or all of them. */
export type DiscQuestionnaireMessages = typeof discQuestionnaireMessages;
