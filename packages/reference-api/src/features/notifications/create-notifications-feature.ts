import type { LinkKindInfo, NameKind } from '../../operation/links/link-kind.ts';
import { defineFeature, type Feature } from '../feature.ts';
import { forgetTold } from './forget-told.ts';
import { createNotificationStore } from './notification-store.ts';
import { listNotifications } from './operations/listNotifications.ts';
import { markNotificationsRead } from './operations/markNotificationsRead.ts';
import { readPersonalData } from './personal-data/personal-data.ts';

/** What the feature needs of the others. */
export interface NotificationsPorts {
  /** What mailed links lead to. */
  readonly kinds: readonly Pick<LinkKindInfo, 'kind' | 'section'>[];
  readonly nameKind: NameKind;
}

/** What staff users are told of; features tell it by `notify`. */
export function createNotificationsFeature({ kinds, nameKind }: NotificationsPorts): Feature {
  const mails = new Map(kinds.map(({ kind, section }) => [kind, section]));
  return defineFeature(import.meta.dirname, {
    operations: [listNotifications(mails, nameKind), markNotificationsRead(mails)],
    personForgotten: forgetTold,
    personalData: readPersonalData(nameKind),
    expire: {
      ofCompany: (db, companyId, now) => createNotificationStore(db, companyId).expire(now),
    },
  });
}
