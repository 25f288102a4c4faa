import type { Schema } from '@aferir/api-client';

type Notification = Schema<'Notification'>;
type NotificationList = Schema<'NotificationList'>;

/** Twelve assessments of a day. */
export const manyFinished: Notification = {
  idNotificacao: 913,
  tpNotificacao: 'avaliacao',
  dsTitulo: '12 avaliações comportamentais finalizadas',
  dsTexto: 'Bruno Lima, Carla Nunes e mais 10 pessoas.',
  dtCriacao: '2026-11-24T14:10:00.000Z',
  flLida: false,
  qtdEventos: 12,
  tpResposta: 'comportamental',
};

/** A mail that came back. */
export const undelivered: Notification = {
  idNotificacao: 900,
  tpNotificacao: 'email',
  dsTitulo: 'E-mail não entregue',
  dsTexto:
    'O e-mail para Zoé Prado (zoe@cliente.test) com o link da avaliação comportamental voltou.',
  dtCriacao: '2026-11-24T12:00:00.000Z',
  flLida: false,
  qtdEventos: 1,
  tpResposta: 'comportamental',
  idOrganogramaPessoa: 42,
  idResposta: 812,
};

/** A review that waits for the reader, who has seen it. */
export const awaited: Notification = {
  idNotificacao: 871,
  tpNotificacao: 'gestor',
  dsTitulo: 'Uma avaliação de desempenho espera por você',
  dsTexto: 'Bruno Lima terminou a autoavaliação.',
  dtCriacao: '2026-11-20T18:32:00.000Z',
  flLida: true,
  qtdEventos: 1,
  tpResposta: 'desempenho',
  idOrganogramaPessoa: 7,
  idResposta: 52,
};

/** These three. */
export const someNotifications: NotificationList = {
  rows: [manyFinished, undelivered, awaited],
  qtdRecords: 3,
  qtdNaoLidas: 2,
  idUltima: manyFinished.idNotificacao,
  cdIdioma: 'pt-BR',
};

/** Nothing has happened. */
export const noNotifications: NotificationList = {
  rows: [],
  qtdRecords: 0,
  qtdNaoLidas: 0,
  idUltima: 0,
  cdIdioma: 'pt-BR',
};
