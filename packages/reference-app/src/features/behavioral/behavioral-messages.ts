const counted = (count: number, one: string, many: string) =>
  `${new Intl.NumberFormat('pt-BR').format(count)} ${count === 1 ? one : many}`;

/** What the screens of the behavioral assessment say. */
export const behavioralMessages = {
  title: 'Comportamental',
  purpose: 'Perfis da equipe, solicitações de avaliação e relatórios.',
  profiles: 'Perfis',
  profilesText: 'Pessoas ativas por perfil principal, pela última avaliação concluída.',
  evaluations: (count: number) =>
    count === 0 ? 'Nenhuma avaliação' : counted(count, 'avaliação', 'avaliações'),
  people: (count: number) => (count === 0 ? 'Ninguém' : counted(count, 'pessoa', 'pessoas')),
  notAssessed: 'Não avaliados',
  ofActivePeople: (count: number) =>
    count === 1
      ? 'de 1 pessoa ativa'
      : `de ${new Intl.NumberFormat('pt-BR').format(count)} pessoas ativas`,
  alone: 'Sem segundo perfil',
  withProfile: (profile: string) => `Com ${profile}`,
  countsFailed: 'Não foi possível carregar os perfis.',
  retry: 'Tentar novamente',

  gridTitle: 'Análise Comportamental',
  peopleFound: (count: number) =>
    counted(count, 'funcionário encontrado.', 'funcionários encontrados.'),
  id: 'ID',
  employee: 'Funcionário',
  profile: 'Perfil',
  answeredOn: 'Data da resposta',
  assessments: 'Avaliações',
  view: 'Visualizar',
  viewOf: (name: string) => `Visualizar avaliações de ${name}`,
  noPeople: 'Nenhum funcionário cadastrado',
  noPeopleText: 'Quando houver funcionários, seus perfis aparecem aqui.',

  sendToAll: 'Enviar para todos',
  sendToAllTitle: 'Disparo em massa',
  sendToAllQuestion: 'Deseja realmente enviar solicitação para todos os funcionários?',
  sendToAllLoading: 'Contando quem pode receber...',
  willReceive: (count: number) =>
    count === 0
      ? 'Ninguém pode receber agora.'
      : counted(
          count,
          'pessoa vai receber a solicitação por e-mail.',
          'pessoas vão receber a solicitação por e-mail.',
        ),
  willBeSkipped: (count: number) =>
    counted(count, 'pessoa fica de fora', 'pessoas ficam de fora') +
    ': quem está inativo, sem e-mail ou com avaliação em aberto.',
  send: 'Enviar',
  cancelled: 'Cancelado pelo usuário.',
  massSendStarted: 'Disparo em massa iniciado.',
  massSendResult: (sent: number, skipped: number) =>
    `${counted(sent, 'solicitação enviada', 'solicitações enviadas')}, ${counted(skipped, 'pessoa não recebeu', 'pessoas não receberam')}.`,
  massSendFailed: 'Erro ao concluir a operação. Os emails não foram enviados.',

  requestsTitle: 'Solicitações de avaliação',
  assessmentsFound: (count: number) =>
    count === 1 ? '1 avaliação encontrada.' : `${count} avaliações encontradas.`,
  newRequest: 'Enviar nova solicitação',
  newRequestTitle: 'Nova solicitação',
  newRequestQuestion: 'Deseja realmente enviar a solicitação por email?',
  newRequestBlocked:
    'Não é possível enviar uma nova solicitação enquanto a última avaliação não for finalizada.',
  requestSent: 'Solicitação enviada.',
  status: 'Situação',
  closed: 'Encerrado',
  result: 'Resultado',
  requestedOn: 'Data da solicitação',
  answeredOnShort: 'Data resposta',
  noRequests: 'Nenhuma avaliação',
  noRequestsText:
    'Envie a primeira solicitação: a pessoa recebe por e-mail um link para responder.',
  loadingPerson: 'Carregando...',
  personFailed: 'Não foi possível carregar esta pessoa.',

  resend: 'Reenviar Email',
  resendQuestion: 'Deseja Enviar para um novo Email?',
  yes: 'Sim',
  no: 'Não',
  resendAddress: 'Qual o novo endereço de Email?',
  addressInvalid: 'Informe um e-mail válido',
  resent: 'Email enviado com sucesso!',
  failed: (message: string) => `Erro: ${message}`,
  printReport: 'Imprimir relatório',
  close: 'Encerrar',
  closeTitle: 'Encerrar solicitação',
  closeQuestion:
    'Os links enviados deixam de funcionar e as respostas já dadas não geram resultado. Depois, uma nova solicitação pode ser enviada.',
  closeSubject: (id: number, date: string) => `Solicitação ${id}, enviada em ${date}`,
  requestClosed: 'Salvo com sucesso.',
  cancel: 'Cancelar',
  denied: (right: string) => `Você não tem permissão para ${right} nesta seção.`,
} as const;
