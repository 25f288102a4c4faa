/** What stays once the data of a person are erased, as the person and HR are told alike. */
export const ERASURE_STAYS =
  'As respostas e as notas continuam nos números da empresa, sem o nome de quem respondeu, e o registro do que foi feito continua na auditoria.';
