import { shownAgreementMessages } from '../shared/agreements/shown-agreement.messages.ts';
import {
  competencyRatingMessages,
  managerRatingMessages,
} from '../shared/competency-rating/index.ts';
import { withoutEmailText } from '../shared/page/without-email.ts';
import { questionnaireMessages } from '../shared/questionnaire/questionnaire-messages.ts';

/** Every text of a manager's rating. */
export const managerModeMessages = {
  ...managerRatingMessages,
  name: 'Avaliação de desempenho',
  missing: 'Você precisa selecionar uma opção',
  wrongLink: 'Este link não é de um gestor que avalia esta pessoa.',
  notAwaited: 'Esta avaliação não está aguardando a avaliação do gestor.',
  sentTitle: 'Avaliação enviada!',
  sentText: 'A avaliação foi enviada com sucesso!',
  cancelledTitle: 'Avaliação cancelada',
  cancelledText:
    'O rascunho foi apagado deste dispositivo. Você pode começar de novo quando quiser.',
  startAgain: 'Avaliar novamente',
  back: 'Voltar',
};

/** The shape of the texts of a manager's rating. */
export type ManagerModeMessages = typeof managerModeMessages;

/** Every text of the self-assessment. */
export const performanceSelfAssessmentMessages = {
  ...questionnaireMessages,
  ...competencyRatingMessages,
  name: 'Autoavaliação de Desempenho',
  wrongLink: 'Este link não é de uma autoavaliação de desempenho.',
  readOnlyLink: 'Este link só mostra o resultado, e a autoavaliação ainda não foi concluída.',
  responseMissing: 'ID da resposta não encontrado. Recarregue a página.',
  competenciesMissing: 'Competências não carregadas. Aguarde e tente novamente.',
  invalidCompetency: 'Competência inválida. Recarregue a página.',

  /** What was agreed on before. */
  agreements: shownAgreementMessages,

  startTitle: 'Você ainda não realizou sua Avaliação de Desempenho',
  startText: (competencies: number) =>
    competencies === 1
      ? 'É 1 competência. Dê a ela uma nota de 0 a 10.'
      : `São ${competencies} competências. Dê a cada uma delas uma nota de 0 a 10.`,
  startHonesty: 'Não há resposta certa ou errada: pense em como você tem agido no trabalho.',
  startNext: 'Se você tem gestores, depois eles avaliam as mesmas competências.',
  startSaved: 'Cada nota é salva na hora. Se precisar parar, volte pelo mesmo link.',
  startSavedPortal:
    'Cada nota é salva na hora. Se precisar parar, volte pelo mesmo link ou pelo portal da empresa.',
  start: 'Iniciar avaliação',

  title: 'Autoavaliação de Desempenho',
  subtitle: 'Responda cada competência abaixo',

  commentHint: 'Seus gestores e o RH leem ao lado da nota, depois do fim.',

  endTitle: 'Autoavaliação finalizada!',
  endText: 'Suas notas estão salvas. Agora seus gestores avaliam as mesmas competências.',
  /** Of a manager whom no mail tells that it is their turn. */
  endWithoutEmail: withoutEmailText,
  endTextComplete: 'Suas notas estão salvas e a avaliação está concluída.',
  back: 'Voltar para Minhas Avaliações',
  managerRating: managerModeMessages,
};

/** The shape of the texts, to replace some or all of them. */
export type PerformanceSelfAssessmentMessages = typeof performanceSelfAssessmentMessages;

/** Texts to replace; those of a manager's rating one by one as well. */
export type ReplacedSelfAssessmentMessages = Partial<
  Omit<PerformanceSelfAssessmentMessages, 'managerRating'>
> & { readonly managerRating?: Partial<ManagerModeMessages> };

/** All texts, with some of them replaced. */
export function withReplaced(
  texts: PerformanceSelfAssessmentMessages,
  replaced: ReplacedSelfAssessmentMessages = {},
): PerformanceSelfAssessmentMessages {
  const { managerRating, ...others } = replaced;
  return {
    ...texts,
    ...others,
    managerRating: { ...texts.managerRating, ...managerRating },
  };
}
