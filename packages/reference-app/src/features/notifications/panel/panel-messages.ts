import type { Language } from '@aferir/domain';
import { appMessages } from '../../../shared/app-messages.ts';
import { notificationsMessages } from '../notifications-messages.ts';

/** What the panel of notifications says. */
export interface PanelMessages {
  /** Which language it says it in. */
  readonly language: Language;
  readonly title: string;
  readonly loading: string;
  readonly failed: string;
  readonly failedMore: string;
  readonly retry: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly markAll: string;
  readonly more: string;
  readonly unread: string;
  readonly today: string;
  readonly yesterday: string;
}

/** In Portuguese. */
export const panelMessages: PanelMessages = {
  language: 'pt-BR',
  title: notificationsMessages.title,
  loading: 'Carregando as notificações…',
  failed: 'Não foi possível carregar as notificações.',
  failedMore: 'Não foi possível carregar as mais antigas.',
  retry: appMessages.retry,
  empty: 'Nenhuma notificação',
  emptyText:
    'Importações, avaliações finalizadas, e-mails não entregues e treinamentos concluídos dos últimos 90 dias aparecem aqui.',
  markAll: 'Marcar todas como lidas',
  more: 'Mostrar mais',
  unread: 'Não lida',
  today: 'Hoje',
  yesterday: 'Ontem',
};
