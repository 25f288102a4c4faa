/** What the performance operations say, in Brazilian Portuguese. */
export const performanceMessages = {
  saved: 'Salvo com sucesso.',
  resent: 'Solicitação reenviada com sucesso!',
  feedbackSent: 'Feedback enviado com sucesso!',
  massSendStarted: 'Disparo em massa iniciado.',
  reminded: 'Lembretes enviados.',
  linkMade: 'Link criado.',

  notYours: 'Esta avaliação é de outra pessoa.',
  otherManager: 'O gestor informado não é o da autorização.',
  notYourReport: 'Esta pessoa não é avaliada por você.',
  otherCompany: 'A empresa informada não é a da autorização.',
  notOutYet: 'O resultado desta avaliação ainda não saiu.',
  rateFirst: 'As notas da autoavaliação ficam visíveis depois que você terminar a sua avaliação.',

  unknownCompetency: 'Esta competência não faz parte da avaliação.',
  unanswered: 'Responda todas as competências antes de terminar.',
  selfFinished: 'Esta autoavaliação já foi finalizada e não pode mais ser alterada.',
  rated: 'Você já terminou esta avaliação e as notas não podem mais ser alteradas.',
  notAwaitingRatings: 'Esta avaliação não está aguardando a avaliação do gestor.',
  notAwaitingFeedback: 'Esta avaliação não está aguardando feedback.',
  forgottenText: 'Texto apagado com os dados da pessoa.',
  noFeedbackOwed: 'Esta competência não precisa de feedback.',
  finished: 'Esta avaliação já foi finalizada e não pode mais ser alterada.',
  cancelled: 'Esta solicitação de avaliação foi encerrada.',

  openRequest:
    'Não é possível enviar uma nova solicitação enquanto a última avaliação não for finalizada.',
  noOpenRequest: 'Este funcionário não tem uma avaliação em aberto.',
  nobodyToMail: 'Quem ainda precisa responder não tem e-mail cadastrado.',
  noAssessment: 'Nenhuma avaliação encontrada para este subordinado.',
  noCompetencies: 'Cadastre ao menos uma competência ativa antes de enviar a solicitação.',
  required: 'Campo obrigatório',
  competencyCodeTaken: 'Já existe uma competência com este código.',
  competencyOrderChanged:
    'A lista mudou enquanto você a ordenava. Veja como ficou e ordene de novo.',
  lastCompetency: 'Esta é a última competência ativa. Reative ou cadastre outra antes.',
  inactivePerson: 'Este funcionário está inativo e não pode receber solicitações.',
  noEmail: 'Este funcionário não tem e-mail cadastrado.',
  alreadyFinished: 'Esta avaliação já foi finalizada.',
} as const;
