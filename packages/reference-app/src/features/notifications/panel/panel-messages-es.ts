import type { PanelMessages } from './panel-messages.ts';

/** What the panel of notifications says in Spanish. */
export const panelSpanish: PanelMessages = {
  language: 'es',
  title: 'Notificaciones',
  loading: 'Cargando las notificaciones…',
  failed: 'No se pudieron cargar las notificaciones.',
  failedMore: 'No se pudieron cargar las más antiguas.',
  retry: 'Intentar de nuevo',
  empty: 'Ninguna notificación',
  emptyText:
    'Aquí aparecen las importaciones, las evaluaciones terminadas, los correos no entregados y las capacitaciones terminadas de los últimos 90 días.',
  markAll: 'Marcar todas como leídas',
  more: 'Mostrar más',
  unread: 'No leída',
  today: 'Hoy',
  yesterday: 'Ayer',
};
