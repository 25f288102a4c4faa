/** What the behavioral operations say, in Brazilian Portuguese. */
export const behavioralMessages = {
  saved: 'Salvo com sucesso.',
  mailSent: 'Email enviado com sucesso!',
  massSendStarted: 'Disparo em massa iniciado.',
  reminded: 'Lembretes enviados.',
  linkMade: 'Link criado.',

  notYours: 'Esta avaliação é de outra pessoa.',
  outcomeNotYours: 'Este resultado não é de uma avaliação sua.',

  unknownQuestion: 'Esta pergunta não faz parte da avaliação.',
  wrongOptions: 'As opções enviadas não são as desta pergunta.',
  repeatedPlace: 'Cada opção da pergunta deve receber um valor diferente.',
  finished: 'Esta avaliação já foi finalizada e não pode mais ser alterada.',
  closed: 'Esta solicitação de avaliação foi encerrada.',
  unanswered: (count: number) =>
    count === 1
      ? 'Ainda falta responder 1 pergunta.'
      : `Ainda faltam responder ${count} perguntas.`,

  openRequest:
    'Não é possível enviar uma nova solicitação enquanto a última avaliação não for finalizada.',
  inactivePerson: 'Este funcionário está inativo e não pode receber solicitações.',
  noEmail: 'Este funcionário não tem e-mail cadastrado.',
  otherPerson: 'Esta avaliação não é da pessoa informada.',
  alreadyFinished: 'Esta avaliação já foi finalizada.',

  samePerson: 'Escolha duas pessoas diferentes.',
  notOfYourTeam: 'Você só pode comparar pessoas da sua equipe.',
  noPlace: (name: string) => `${name} ainda não tem um resultado que apareça no mapa.`,

  noSums: 'Sem resultado por perfil',
  notFinished: 'O relatório fica disponível quando a avaliação for finalizada.',
  notAPdf: 'O arquivo enviado não é um PDF.',
  pdfTooLarge: 'O PDF deve ter no máximo 8 MB.',
  reportMails: (count: number) => `${count} e-mails`,
  purpose:
    'Apoiar o autoconhecimento, o diálogo com a liderança e o desenvolvimento profissional. O relatório descreve tendências de comportamento relatadas nas próprias respostas, compara os quatro perfis somente entre si e não deve, sozinho, decidir contratação ou desligamento.',
} as const;
