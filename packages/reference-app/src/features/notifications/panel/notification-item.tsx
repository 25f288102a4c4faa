import type { Schema } from '@aferir/api-client';
import { formatTime } from '@aferir/domain';
import { VisuallyHidden } from '@aferir/ui';
import {
  CircleCheckBig,
  GraduationCap,
  MailX,
  Megaphone,
  MessageSquareText,
  Upload,
  UserCheck,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from '../../../shared/navigation/link.tsx';
import { useAddress } from '../../../shared/navigation/navigation.tsx';
import { openedFrom } from '../../../shared/navigation/page-state.ts';
import { placeOf } from './notification-links.ts';
import styles from './notifications.module.css';

type Notification = Schema<'Notification'>;

const ICONS: Readonly<Record<Notification['tpNotificacao'], ReactElement>> = {
  importacao: <Upload />,
  avaliacao: <CircleCheckBig />,
  gestor: <UserCheck />,
  feedback: <MessageSquareText />,
  email: <MailX />,
  treinamento: <GraduationCap />,
  aviso: <Megaphone />,
};

/** Props of {@link NotificationItem}. */
export interface NotificationItemProps {
  notification: Notification;
  /** What is said of one that is not read. */
  unread: string;
  /** It has been followed. */
  onRead: (id: number) => void;
}

/** A notification, which leads to its place. */
export function NotificationItem({ notification, unread, onRead }: NotificationItemProps) {
  const { idNotificacao, tpNotificacao, dsTitulo, dsTexto, dtCriacao, flLida } = notification;
  return (
    <Link
      to={placeOf(notification)}
      state={openedFrom(useAddress())}
      className={styles.item}
      data-unread={!flLida || undefined}
      data-kind={tpNotificacao}
      onClick={() => {
        if (!flLida) onRead(idNotificacao);
      }}
    >
      <span className={styles.icon} aria-hidden>
        {ICONS[tpNotificacao]}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{dsTitulo}</span>
        <span className={styles.text}>{dsTexto}</span>
        <time className={styles.time} dateTime={dtCriacao}>
          {formatTime(dtCriacao)}
        </time>
      </span>
      {flLida ? null : (
        <span className={styles.dot}>
          <VisuallyHidden>{unread}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
