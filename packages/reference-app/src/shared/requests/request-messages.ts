import { counted } from '../lib/counted.ts';

/** What the screens say where staff ask people for an assessment, whatever its kind. */
export const requestMessages = {
  retry: 'Tentar novamente',
  id: 'ID',
  employee: 'Funcionário',
  status: 'Situação',
  peopleFound: (count: number) =>
    counted(count, 'funcionário encontrado.', 'funcionários encontrados.'),
  noPeople: 'Nenhum funcionário cadastrado',

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

  assessmentsFound: (count: number) =>
    count === 1 ? '1 avaliação encontrada.' : `${count} avaliações encontradas.`,
  newRequest: 'Enviar nova solicitação',
  newRequestTitle: 'Nova solicitação',
  newRequestQuestion: 'Deseja realmente enviar a solicitação por email?',
  newRequestBlocked:
    'Não é possível enviar uma nova solicitação enquanto a última avaliação não for finalizada.',
  requestSent: 'Solicitação enviada.',
  closed: 'Encerrado',
  noRequests: 'Nenhuma avaliação',
  noRequestsText:
    'Envie a primeira solicitação: a pessoa recebe por e-mail um link para responder.',
  loadingPerson: 'Carregando...',
  personFailed: 'Não foi possível carregar esta pessoa.',

  resend: 'Reenviar Email',
  failed: (message: string) => `Erro: ${message}`,
  printReport: 'Imprimir relatório',
  close: 'Encerrar',
  closeTitle: 'Encerrar solicitação',
  closeSubject: (id: number, date: string) => `Solicitação ${id}, enviada em ${date}`,
  requestClosed: 'Salvo com sucesso.',
  cancel: 'Cancelar',
} as const;
