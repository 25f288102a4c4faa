import { RATER_LIMITS } from '@aferir/domain';

/** What the operations on those around a person say, in Brazilian Portuguese. */
export const ratersMessages = {
  asked: 'Convite enviado.',
  refused: 'Indicação recusada.',
  saved: 'Salvo com sucesso.',
  notYours: 'Só a pessoa avaliada e quem faz a gestão dela indicam quem avalia.',
  managerDecides: 'Só quem faz a gestão da pessoa decide sobre as indicações.',
  none: 'Nesta avaliação, pares e liderados não avaliam.',
  over: 'O ciclo foi encerrado e as avaliações não mudam mais.',
  self: 'A própria pessoa já faz a autoavaliação.',
  manager: 'Quem faz a gestão da pessoa já avalia como gestor.',
  inactive: 'Esta pessoa não está mais ativa.',
  known: 'Esta pessoa já foi indicada.',
  full: `Cada grupo tem no máximo ${RATER_LIMITS.perGroup} pessoas.`,
  decided: 'Esta indicação já foi decidida.',
  ratesAsManager: 'Você avalia esta pessoa como gestor.',
  longComment: `O comentário pode ter no máximo ${RATER_LIMITS.comment} caracteres.`,
  forgotten: 'Comentário apagado com os dados da pessoa.',
} as const;
