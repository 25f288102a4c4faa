/** How far staff users have read. */
export interface NotificationsTables {
  notification_reader: NotificationReaderTable;
  notification_mark: NotificationMarkTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends NotificationsTables {}
}

export interface NotificationReaderTable {
  company_id: number;
  staff_user_id: number;
  /** Everything up to this notification is read. */
  read_up_to: number;
}

export interface NotificationMarkTable {
  company_id: number;
  staff_user_id: number;
  /** Of a row that was read by itself. */
  audience: string;
  topic: string;
  read_up_to: number;
}
