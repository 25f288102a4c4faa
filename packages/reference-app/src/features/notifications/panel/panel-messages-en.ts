import type { PanelMessages } from './panel-messages.ts';

/** What the panel of notifications says in English. */
export const panelEnglish: PanelMessages = {
  language: 'en',
  title: 'Notifications',
  loading: 'Loading the notifications…',
  failed: 'The notifications could not be loaded.',
  failedMore: 'The older ones could not be loaded.',
  retry: 'Try again',
  empty: 'No notifications',
  emptyText:
    'Imports, finished assessments, emails that were not delivered and completed trainings of the last 90 days appear here.',
  markAll: 'Mark all as read',
  more: 'Show more',
  unread: 'Unread',
  today: 'Today',
  yesterday: 'Yesterday',
};
