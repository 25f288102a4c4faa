import { listNames, type WaitingTime } from '@aferir/domain';
import { counted } from '../../shared/lib/counted.ts';

const AGES: Readonly<Record<WaitingTime, string>> = {
  long: 'há mais de 30 dias',
  medium: 'há mais de 7 dias',
  short: 'nos últimos 7 dias',
};

/** What the home of staff says. */
export const dashboardMessages = {
  title: 'Início',
  purpose: 'O que espera por você, o mais antigo primeiro, e a empresa em números.',
  loading: 'Carregando o que espera por você…',
  failed: 'Não foi possível carregar o que espera por você.',
  loadingFigures: 'Carregando os números da empresa…',

  nothing: 'Nada espera por você agora',
  nothingText:
    'Solicitações sem resposta, avaliações paradas e e-mails não entregues aparecem aqui.',

  waitingDays: (days: number) => (days === 0 ? 'hoje' : `há ${counted(days, 'dia', 'dias')}`),
  age: (time: WaitingTime, count: number) => counted(count, AGES[time], AGES[time]),
  inSection: (section: string, text: string) => `${section} · ${text}`,
  seeAll: (count: number) => (count === 1 ? 'Ver na lista' : `Ver todas as ${count}`),

  seeMore: (count: number) => `Ver mais ${count}`,
  seeFewer: 'Ver menos',

  openRequests: {
    disc: (count: number) =>
      counted(
        count,
        'avaliação comportamental sem resposta',
        'avaliações comportamentais sem resposta',
      ),
    self: (count: number) =>
      counted(count, 'autoavaliação sem resposta', 'autoavaliações sem resposta'),
  },

  undelivered: (count: number) =>
    counted(count, 'e-mail não foi entregue', 'e-mails não foram entregues'),
  undeliveredText: 'Confira o endereço e reenvie a solicitação.',
  undeliveredLeft: (count: number) =>
    `Mais ${counted(count, 'e-mail aparecerá', 'e-mails aparecerão')} aqui à medida que os mais antigos forem resolvidos.`,
  undeliveredTo: (address: string, section: string) => `${address} · ${section}`,
  undeliveredAbout: (address: string, person: string) => `${address} · avaliação de ${person}`,

  withManagers: (count: number) =>
    counted(count, 'avaliação parada no gestor', 'avaliações paradas no gestor'),
  withManagersText: 'A autoavaliação está pronta e falta a parte do gestor.',
  waitsFor: (managers: readonly string[]) => `Espera por ${listNames(managers)}`,

  toAsk: (count: number) =>
    counted(count, 'pessoa ainda sem resultado', 'pessoas ainda sem resultado'),
  toAskText: 'Ativas e sem solicitação aberta.',
  send: 'Enviar solicitações',
  seePeople: 'Ver pessoas',
} as const;
