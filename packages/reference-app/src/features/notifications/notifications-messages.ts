import { unreadLabel } from '@aferir/domain';
import { counted } from '../../shared/lib/counted.ts';

/** What the bell says, and what is said around its panel. */
export const notificationsMessages = {
  title: 'Notificações',
  bell: (unread: number) => {
    if (unread === 0) return 'Notificações';
    return `Notificações, ${unreadLabel(unread)} não ${unread === 1 ? 'lida' : 'lidas'}`;
  },
  arrived: (count: number) => counted(count, 'notificação nova', 'notificações novas'),
  notMarked: 'Não foi possível marcar como lida.',
} as const;
