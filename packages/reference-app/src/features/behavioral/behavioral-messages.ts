import { counted } from '../../shared/lib/counted.ts';
import { requestMessages } from '../../shared/requests/request-messages.ts';

/** What the screens of the behavioral assessment say. */
export const behavioralMessages = {
  ...requestMessages,

  title: 'Comportamental',
  purpose: 'Perfis da equipe, solicitações de avaliação e relatórios.',
  teamMap: 'Mapa da equipe',
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

  gridTitle: 'Análise Comportamental',
  profile: 'Perfil',
  answeredOn: 'Data da resposta',
  assessments: 'Avaliações',
  view: 'Visualizar',
  viewOf: (name: string) => `Visualizar avaliações de ${name}`,
  peopleFoundOf: (count: number, inactive: number) =>
    requestMessages.peopleFound(count) +
    (inactive === 0
      ? ''
      : inactive === 1
        ? ' 1 pessoa inativa não conta nos perfis nem recebe solicitações.'
        : ` ${inactive} pessoas inativas não contam nos perfis nem recebem solicitações.`),
  noPeopleText: 'Quando houver funcionários, seus perfis aparecem aqui.',

  noResult: 'Nenhum resultado ainda.',
  answeredAt: (date: string) => `em ${date}`,
  shares: 'Perfis da última avaliação',
  trend: 'Resultados ao longo do tempo',
  history: 'Histórico comportamental',
  compareTitle: 'Comparar duas avaliações comportamentais',

  requestsTitle: 'Solicitações de avaliação',
  result: 'Resultado',
  requestedOn: 'Data da solicitação',
  answeredOnShort: 'Data resposta',

  resendToPerson:
    'A pessoa recebe um novo link nesse endereço. O anterior deixa de funcionar em 24 horas.',
  resendElsewhere:
    'Quem abrir o link poderá responder no lugar da pessoa, que será avisada no próprio e-mail: quem enviou, quando e para qual endereço. Esse link não cria senha.',
  resendQuestion: 'Deseja Enviar para um novo Email?',
  yes: 'Sim',
  no: 'Não',
  resendAddress: 'Qual o novo endereço de Email?',
  addressInvalid: 'Informe um e-mail válido',
  resent: 'Email enviado com sucesso!',
  closeQuestion:
    'Os links enviados deixam de funcionar e as respostas já dadas não geram resultado. Depois, uma nova solicitação pode ser enviada.',
} as const;
