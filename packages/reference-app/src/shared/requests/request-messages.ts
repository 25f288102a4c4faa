import { counted } from '../lib/counted.ts';
import { chosenPeopleText } from '../people/chosen-people-text.ts';

/** What the screens say where staff ask people for an assessment, whatever its kind. */
export const requestMessages = {
  retry: 'Tentar novamente',
  id: 'ID',
  employee: 'Funcionário',
  position: 'Cargo',
  status: 'Situação',
  peopleFound: (count: number) =>
    counted(count, 'funcionário encontrado.', 'funcionários encontrados.'),
  sendRequest: 'Enviar solicitação',
  sendRequestTo: (name: string) => `Enviar solicitação para ${name}`,
  searchesPeople: {
    withDepartment: 'Nome, e-mail, cargo ou departamento',
    withPosition: 'Nome, e-mail ou cargo',
  },
  noPeople: 'Nenhum funcionário cadastrado',

  needsCompetencies:
    'Antes de enviar avaliações de desempenho, diga quais competências elas perguntam.',
  asksForCompetencies:
    'Ainda não há competências para avaliar. Peça a quem cuida de Cargos que as adicione; depois as avaliações podem ser enviadas.',
  addCompetency: 'Adicionar competência',

  sendRequests: 'Enviar solicitações',
  sendAssessment: 'Enviar avaliação',
  kinds: { behavioral: 'Comportamental', performance: 'Desempenho' },
  massSendTitle: 'Disparo em massa',
  sendToAllQuestion: 'Deseja realmente enviar solicitação para todos os funcionários?',
  massSendLoading: 'Contando quem pode receber...',
  audience: 'Para quem',
  audiences: {
    'without-result': (count: number) => `Só quem não tem resultado (${count})`,
    chosen: (count: number) => `Só quem foi escolhido na lista (${count})`,
    all: (count: number) => `Todos os funcionários (${count})`,
  },
  chooseInList: 'Marque pessoas na lista para enviar só a elas.',
  peopleChosen: chosenPeopleText,
  chooseAll: (count: number) => `Selecionar todas as ${count.toLocaleString('pt-BR')} pessoas`,
  chooseFirst: (most: number) => `Selecionar as primeiras ${most} pessoas`,
  chooseAllFailed: 'Erro ao selecionar todas as pessoas',
  mostChosen: (most: number, kept: number) => {
    const limit = `Até ${most} pessoas podem ser escolhidas de uma vez.`;
    if (kept === 0) return limit;
    return `${limit} ${kept === 1 ? 'A que já estava escolhida continua.' : `As ${kept} que já estavam escolhidas continuam.`}`;
  },
  sendToPeople: (count: number) =>
    count === 0 ? 'Enviar' : `Enviar para ${counted(count, 'pessoa', 'pessoas')}`,
  willReceive: (count: number) =>
    count === 0
      ? 'Ninguém pode receber agora.'
      : counted(count, 'pessoa vai receber a solicitação.', 'pessoas vão receber a solicitação.'),
  unmailed: (count: number) =>
    counted(
      count,
      'delas não tem e-mail: você entrega o link a ela.',
      'delas não têm e-mail: você entrega o link a elas.',
    ),
  othersMayReceive: 'Escolha acima outras pessoas, que podem receber.',
  withoutManager: {
    text: (count: number) =>
      `${counted(count, 'pessoa', 'pessoas')} sem gestor: a avaliação terminaria na autoavaliação.`,
    leaveOut: (count: number) => (count === 1 ? 'Enviar sem ela' : 'Enviar sem elas'),
    see: (count: number) => (count === 1 ? 'Ver quem é' : 'Ver quem são'),
  },
  willBeSkipped: (count: number, reasons: string) =>
    `${counted(count, 'pessoa fica de fora', 'pessoas ficam de fora')}: ${reasons}.`,
  skippedBy: {
    inactive: (count: number) => counted(count, 'inativa', 'inativas'),
    'no-email': (count: number) => counted(count, 'sem e-mail', 'sem e-mail'),
    'open-request': (count: number) =>
      counted(count, 'com avaliação em aberto', 'com avaliação em aberto'),
  },
  skipReasons: {
    inactive: 'Inativo',
    'open-request': 'Avaliação em aberto',
  },
  noEmail: 'Sem e-mail',
  send: 'Enviar',
  cancelled: 'Cancelado pelo usuário.',
  massSendStarted: 'Disparo em massa iniciado.',
  massSendResult: (sent: number, skipped: number, unmailed: number) => {
    const result = `${counted(sent, 'solicitação enviada', 'solicitações enviadas')}, ${counted(skipped, 'pessoa não recebeu', 'pessoas não receberam')}.`;
    if (unmailed === 0) return result;
    return `${result} ${counted(unmailed, 'pessoa está', 'pessoas estão')} sem e-mail: entregue o link a ${unmailed === 1 ? 'ela' : 'elas'}.`;
  },
  massSendFailed: 'Erro ao concluir a operação. Os emails não foram enviados.',

  assessmentsFound: (count: number) =>
    count === 1 ? '1 avaliação encontrada.' : `${count} avaliações encontradas.`,
  newRequest: 'Enviar nova solicitação',
  newRequestTitle: 'Nova solicitação',
  newRequestQuestion: 'Deseja realmente enviar a solicitação por email?',
  newRequestBlocked:
    'Não é possível enviar uma nova solicitação enquanto a última avaliação não for finalizada.',
  requestSent: 'Solicitação enviada.',
  unmailedRequestQuestion:
    'Esta pessoa não tem e-mail. A solicitação é criada, e depois você entrega o link a ela.',
  makeRequest: 'Criar solicitação',
  requestMade: 'Solicitação criada. Entregue o link à pessoa.',
  closed: 'Encerrado',
  noRequests: 'Nenhuma avaliação',
  noRequestsText:
    'Envie a primeira solicitação: a pessoa recebe por e-mail um link para responder.',
  loadingPerson: 'Carregando...',
  personFailed: 'Não foi possível carregar esta pessoa.',

  resend: 'Reenviar Email',
  failed: (message: string) => `Erro: ${message}`,
  viewReport: 'Ver relatório',
  ofRequest: (action: string, id: number) => `${action}, ID ${id}`,
  currentAddress: 'E-mail atual:',
  noAddress: 'Sem e-mail cadastrado',
  correctAddress: 'Corrigir o e-mail',
  correctedAddress: 'E-mail correto',
  correctedAddressHint: 'É salvo no cadastro da pessoa, e a solicitação vai para ele.',
  addressInvalid: 'Informe um e-mail válido',
  mailedElsewhere: (count: number) =>
    counted(
      count,
      'solicitação foi por último a outro e-mail',
      'solicitações foram por último a outro e-mail',
    ),
  readdressed: (name: string, last: string, email: string) =>
    `O último e-mail a ${name} foi para ${last}. O endereço do cadastro é ${email}.`,
  resendToPresent: 'Reenviar para o e-mail do cadastro',
  resentToPresent: (email: string, count: number) =>
    `${counted(count, 'solicitação reenviada', 'solicitações reenviadas')} para ${email}.`,
  readdressUnknown:
    'O e-mail foi salvo. Não foi possível verificar se há solicitações em aberto enviadas ao endereço anterior.',
  readdressFailed: 'Não foi possível reenviar a solicitação.',
  openRequest: (date: string, status: string) => `Solicitação em aberto desde ${date}: ${status}.`,
  openRequestText: 'Uma nova só pode ser enviada depois da resposta ou do encerramento.',
  openSince: (date: string) => `Solicitação em aberto desde ${date}`,
  waitsFor: (names: string) => `Aguarda ${names}`,
  waitsForPeople: 'Aguarda',
  waitingDays: (days: number) =>
    days === 0 ? 'desde hoje.' : `há ${counted(days, 'dia', 'dias')}.`,
  lastMail: (date: string, address: string | null) =>
    address ? `Último e-mail em ${date}, para ${address}.` : `Último e-mail em ${date}.`,
  lastMailToRaters: (date: string, address: string | null) =>
    address
      ? `Último e-mail a quem avalia em ${date}, para ${address}.`
      : `Último e-mail a quem avalia em ${date}.`,
  notMailed: 'Nada foi por e-mail: a pessoa não tem um.',
  ratersNotMailed: 'Nenhum e-mail foi a quem avalia.',
  notDelivered: (date: string, address: string | null) =>
    `O e-mail de ${date}${address ? ` para ${address}` : ''} não foi entregue.`,
  resendUndelivered: 'Reenviar',
  handLink: 'Entregar link',
  printSlips: 'Imprimir bilhetes com QR code',
  copyLink: 'Copiar link',
  linkCopied:
    'Link do portal copiado. Quem o abre entra com o e-mail e a senha e encontra a avaliação à espera.',
  linkNotCopied: (address: string) =>
    `Não foi possível copiar. O endereço do portal é ${address}, neste site.`,
  noOpenRequest: 'Nenhuma solicitação em aberto.',
  noOpenRequestBecause: {
    inactive: 'Nenhuma solicitação em aberto. Quem está inativo não recebe avaliações.',
    'open-request': 'Nenhuma solicitação em aberto.',
  },
  close: 'Encerrar',
  closeTitle: 'Encerrar solicitação',
  closeSubject: (id: number, date: string) => `Solicitação ${id}, enviada em ${date}`,
  requestClosed: 'Salvo com sucesso.',
  cancel: 'Cancelar',
} as const;
