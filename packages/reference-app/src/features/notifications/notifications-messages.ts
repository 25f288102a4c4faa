import { unreadLabel } from '@aferir/domain';
import { counted } from '../../shared/lib/counted.ts';

/** What the notifications of staff say. */
export const notificationsMessages = {
  title: 'Notificações',
  bell: (unread: number) => {
    if (unread === 0) return 'Notificações';
    return `Notificações, ${unreadLabel(unread)} não ${unread === 1 ? 'lida' : 'lidas'}`;
  },
  arrived: (count: number) => counted(count, 'notificação nova', 'notificações novas'),
  loading: 'Carregando as notificações…',
  failed: 'Não foi possível carregar as notificações.',
  failedMore: 'Não foi possível carregar as mais antigas.',
  notMarked: 'Não foi possível marcar como lida.',
  empty: 'Nenhuma notificação',
  emptyText:
    'Importações, avaliações finalizadas, e-mails não entregues e treinamentos concluídos dos últimos 90 dias aparecem aqui.',
  markAll: 'Marcar todas como lidas',
  more: 'Mostrar mais',
  unread: 'Não lida',
  today: 'Hoje',
  yesterday: 'Ontem',
} as const;
