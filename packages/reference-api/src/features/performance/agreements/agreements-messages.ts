import { AGREEMENT_FAULT_TEXTS, AGREEMENT_LIMITS } from '@aferir/domain';

/** What the operations on agreements say, in Brazilian Portuguese. */
export const agreementsMessages = {
  ...AGREEMENT_FAULT_TEXTS,
  confirmed: 'Combinado confirmado.',
  done: 'Combinado cumprido.',
  givenUp: 'Combinado encerrado.',
  reopened: 'Combinado reaberto.',
  removed: 'Combinado excluído.',
  notYours: 'Só a pessoa avaliada e quem faz a gestão dela escrevem os combinados.',
  tooEarly: 'Os combinados são escritos depois que os gestores avaliam.',
  tooMany: `Uma avaliação tem no máximo ${AGREEMENT_LIMITS.count} combinados.`,
  changedMeanwhile: 'Este combinado mudou enquanto você o via. Veja como ficou e tente de novo.',
  ended: 'Este combinado já terminou. Reabra-o para mudar algo.',
  notAwaited: 'Este combinado não espera a sua confirmação.',
  notEnded: 'Este combinado ainda está em aberto.',
  notHeld: 'Este combinado ainda não foi confirmado.',
  held: 'Um combinado que já valeu não é excluído. Encerre-o, e ele fica para consulta.',
} as const;
