/** What the operations on trainings say, in Brazilian Portuguese. */
export const trainingsMessages = {
  saved: 'Treinamento salvo com sucesso! Você poderá editá-lo a qualquer momento.',
  deleted: 'Treinamento excluído com sucesso!',
  activated: 'Treinamento ativado com sucesso!',
  deactivated: 'Treinamento desativado com sucesso!',
  alreadyActive: 'Este treinamento já está ativo.',
  alreadyInactive: 'Este treinamento já está inativo.',
  titleTaken: 'Um treinamento com este nome já existe. Por favor, escolha outro nome.',
  unknownCategory: 'Escolha uma categoria que existe.',
  unfitPeople: 'Adicione ao treinamento apenas funcionários ativos da empresa.',
  changedMeanwhile:
    'Outra pessoa alterou este treinamento enquanto você o editava. Abra-o de novo para ver como ficou.',
  sent: 'Os emails foram enviados com sucesso!',
  resent: 'Enviado com sucesso!',
  inactive: 'Este treinamento está inativo. Ative-o antes de enviar.',
  noPeople: 'Este treinamento não tem funcionários. Adicione quem vai assistir antes de enviar.',
  noVideos: 'Este treinamento não tem vídeos. Adicione pelo menos um antes de enviar.',
  nobodyLeft:
    'Não há a quem enviar: todos os funcionários ativos e com e-mail já receberam este treinamento.',
  neverSent: 'Este treinamento ainda não foi enviado a este funcionário.',
  inactivePerson: 'Este funcionário está inativo e não pode receber treinamentos.',
  noEmail: 'Este funcionário não tem e-mail cadastrado.',
  categoryEmpty: 'O campo não pode estar vazio.',
  categoryTaken: 'Já existe uma categoria com este nome.',
} as const;
