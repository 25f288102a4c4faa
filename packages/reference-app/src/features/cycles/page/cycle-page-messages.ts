import { counted } from '../../../shared/lib/counted.ts';

const people = (count: number) => counted(count, 'pessoa', 'pessoas');

/** What the page of a cycle says. */
export const cyclePageMessages = {
  totem: 'Totem',
  title: 'Ciclo',
  back: 'Ciclos',
  loadFailed: 'Erro ao carregar o ciclo',
  endsIn: (days: number) =>
    days === 0 ? 'termina hoje' : days === 1 ? 'termina amanhã' : `termina em ${days} dias`,
  overdueBy: (days: number) => `prazo vencido há ${counted(days, 'dia', 'dias')}`,
  closedOn: (day: string) => `encerrado em ${day}`,

  notBegunTitle: 'Este ciclo ainda não começou',
  draftText: 'É um rascunho: ninguém recebeu nada. Para iniciar ou agendar, abra a edição.',
  scheduledText: (day: string) => `Ele começa sozinho em ${day}. Até lá, tudo pode mudar.`,
  edit: 'Editar',
  unschedule: 'Cancelar agendamento',
  unscheduled: 'O ciclo voltou a ser rascunho.',
  unscheduleFailed: 'Não foi possível cancelar o agendamento.',

  sendingTo: (count: number) =>
    count === 1 ? 'Enviando: falta 1 pessoa.' : `Enviando: faltam ${people(count)}.`,

  cancelling: (count: number) =>
    count === 1 ? 'Cancelando: falta 1 avaliação.' : `Cancelando: faltam ${count} avaliações.`,

  figures: 'Como está o ciclo',
  people: 'Pessoas',
  answered: 'Responderam',
  unsent: 'Sem envio',
  sent: 'Não abriram',
  opened: 'Abriram',
  answering: 'Respondendo',
  withManagers: 'Com gestores',
  done: 'Concluídas',
  gone: 'Saíram',

  adherence: 'Adesão',
  adherenceText: 'Cada departamento conta também os que ficam abaixo dele.',
  adherenceFailed: 'Erro ao carregar a adesão',
  views: 'Adesão por',
  byDepartment: 'Por departamento',
  byManager: 'Por gestor',
  department: 'Departamento',
  manager: 'Gestor',
  managerWithoutEmail: 'Sem e-mail: avise pessoalmente.',
  managersUnmailed: (count: number) =>
    counted(
      count,
      'gestor está sem e-mail e não recebe a lista de quem falta responder.',
      'gestores estão sem e-mail e não recebem a lista de quem falta responder.',
    ),
  part: 'Nome',
  share: 'Responderam',
  notTold: '-',
  noPlaces: 'Ninguém no ciclo ainda.',
  csv: 'Baixar CSV',
  csvFailed: 'Não foi possível baixar a adesão.',
  fileName: (cycle: string) => `adesao-${cycle}`,

  list: 'Pessoas do ciclo',
  listFailed: 'Erro ao carregar as pessoas.',
  found: (count: number) => counted(count, 'pessoa encontrada', 'pessoas encontradas'),
  searches: 'Nome, e-mail, cargo ou departamento',
  person: 'Pessoa',
  participation: 'Situação',
  late: 'Atrasada',
  sentOn: 'Enviada em',
  pending: 'Faltam responder',
  pendingUnmailed: 'Faltam responder e não têm e-mail',
  resultUnmailed: 'Resultado pronto e sem e-mail',
  noEmail: 'Sem e-mail',
  unmailed: (count: number) =>
    counted(
      count,
      'pessoa que ainda não respondeu está sem e-mail.',
      'pessoas que ainda não responderam estão sem e-mail.',
    ),
  seeUnmailed: (count: number) => (count === 1 ? 'Ver quem é' : 'Ver quem são'),
  seeManagers: 'Ver por gestor',
  seeUntold: 'Ver a quem avisar',
  nobody: 'Ninguém no ciclo',
  nobodyText: 'As pessoas aparecem aqui à medida que o ciclo é enviado.',
  takeOut: 'Retirar do ciclo',
  takeOutTitle: 'Retirar do ciclo?',
  takeOutText: 'A avaliação em aberto desta pessoa é cancelada e o link dela para de funcionar.',
  takenOut: 'Pessoa retirada do ciclo.',
  takeOutFailed: 'Não foi possível retirar a pessoa.',

  addPeople: 'Incluir pessoas',
  addPeopleText: 'Cada uma recebe a avaliação em seguida, com o mesmo prazo.',
  newPeople: 'Quem entra no ciclo',
  newPeopleHint: 'Procure pelo nome. Quem já está no ciclo continua como está.',
  chosenPeople: 'Pessoas escolhidas',
  addConfirm: (count: number) => (count === 0 ? 'Incluir' : `Incluir ${people(count)}`),
  addedNow: 'As pessoas foram incluídas e a avaliação está sendo enviada.',
  addFailed: 'Não foi possível incluir as pessoas.',

  moveDeadline: 'Alterar prazo',
  moveDeadlineText:
    'Os lembretes acompanham o novo prazo. Ninguém é avisado da mudança por e-mail.',
  newDeadline: 'Novo prazo',
  deadlineMoved: 'Prazo alterado.',
  moveFailed: 'Não foi possível alterar o prazo.',

  sendUnsent: (count: number) => `Enviar a quem faltou (${count.toLocaleString('pt-BR')})`,
  sendUnsentTitle: 'Enviar a quem faltou?',
  sendUnsentText: (count: number) =>
    `${counted(count, 'pessoa está', 'pessoas estão')} no ciclo sem avaliação. Quem já não tem outra em aberto recebe a deste ciclo.`,
  sendUnsentConfirm: 'Enviar',
  sendingUnsent: 'A avaliação está sendo enviada.',
  sendUnsentFailed: 'Não foi possível enviar.',

  held: (count: number) =>
    count === 0
      ? 'Os resultados deste ciclo estão retidos.'
      : counted(count, 'resultado pronto está retido.', 'resultados prontos estão retidos.'),
  heldUntil: (day: string) => `Saem em ${day}.`,
  heldOpen: 'As pessoas veem só a própria autoavaliação até você liberar.',
  releasedOn: (day: string) => `Resultados liberados em ${day}.`,
  calibrated: (count: number) =>
    counted(count, 'nota foi ajustada na calibração.', 'notas foram ajustadas na calibração.'),
  calibrate: 'Calibrar notas',
  seeCalibration: 'Ver calibração',
  calibrationEnds: 'Depois da liberação, as notas não podem mais ser ajustadas.',
  release: 'Liberar resultados',
  releaseText:
    'As pessoas passam a ver as notas e os comentários dos gestores. O que foi liberado não volta atrás.',
  resultsMailed: 'Quem já terminou recebe um e-mail.',
  resultsNotMailed:
    'Ninguém recebe e-mail: “Enviar o relatório por e-mail” está desligado nos Dados Cadastrais. As pessoas veem os resultados no portal.',
  resultsUnmailed: (count: number) =>
    counted(
      count,
      'pessoa não tem e-mail e não será avisada:',
      'pessoas não têm e-mail e não serão avisadas:',
    ),
  tellInPerson: 'Avise pessoalmente: elas veem os resultados no portal.',
  tellOneInPerson: 'Avise pessoalmente: ela vê o resultado no portal.',
  readingUnmailed: 'Carregando quem são…',
  unmailedFailed: 'Não foi possível ver quem são.',
  readyUnmailed: (count: number) =>
    counted(
      count,
      'pessoa com resultado pronto não tem e-mail e não será avisada.',
      'pessoas com resultado pronto não têm e-mail e não serão avisadas.',
    ),
  releasedUnmailed: (count: number) =>
    counted(
      count,
      'pessoa não tem e-mail e não foi avisada.',
      'pessoas não têm e-mail e não foram avisadas.',
    ),
  copyPortal: 'Copiar link do portal',
  portalCopied:
    'Link do portal copiado. Quem o abre entra com o e-mail, o CPF ou a matrícula, e vê os resultados que já saíram.',
  releaseWhen: 'Quando',
  releaseNow: 'Agora',
  releaseOnDay: 'Em um dia',
  releaseOpen: 'Sem dia: o RH libera quando decidir',
  releaseDay: 'Dia da liberação',
  noReleaseDay: 'Informe o dia.',
  releaseConfirm: (count: number) =>
    count === 0 ? 'Liberar agora' : `Liberar ${counted(count, 'resultado', 'resultados')}`,
  releaseSchedule: 'Escolher o dia',
  releaseTakeBack: 'Tirar o dia',
  released: 'Os resultados estão sendo liberados.',
  releaseScheduled: 'Dia da liberação salvo.',
  releaseUnscheduled: 'Dia da liberação retirado.',
  releaseFailed: 'Não foi possível liberar os resultados.',

  close: 'Encerrar',
  closeTitle: 'Encerrar o ciclo?',
  closeFailedToRead: 'Não foi possível ver o que fica em aberto',
  closeText: 'Os lembretes param, e um ciclo encerrado não volta.',
  leavesUnanswered: (count: number) =>
    count === 0
      ? 'Todos já responderam.'
      : `${counted(count, 'pessoa ainda não respondeu.', 'pessoas ainda não responderam.')}`,
  leavesManagers: (count: number) =>
    counted(
      count,
      'avaliação espera por gestores e continua com eles.',
      'avaliações esperam por gestores e continuam com eles.',
    ),
  cancelUnanswered: (count: number) =>
    count === 1 ? 'Cancelar a avaliação não respondida' : `Cancelar as ${count} não respondidas`,
  cancelUnansweredHint:
    'Os links param de funcionar. Sem isso, quem já recebeu ainda pode responder.',
  closed: 'Ciclo encerrado.',
  closeFailed: 'Não foi possível encerrar o ciclo.',
} as const;
