import type { Schema } from '@aferir/api-client';
import { markNotificationsReadMutation } from '@aferir/api-client/react';
import { DEFAULT_LANGUAGE, dateOnlyOf, formatDate } from '@aferir/domain';
import {
  Button,
  EmptyState,
  RetryNotice,
  SidePanel,
  Skeleton,
  SkeletonGroup,
  SkeletonItem,
} from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { BellOff, CheckCheck } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { notificationsMessages } from '../notifications-messages.ts';
import { NotificationItem } from './notification-item.tsx';
import styles from './notifications.module.css';
import { type PanelMessages, panelMessages } from './panel-messages.ts';
import { useNotifications } from './use-notifications.ts';

/** How many are drawn of those on their way. */
const COMING = [0, 1, 2, 3];

/** Props of {@link NotificationsPanel}. */
export interface NotificationsPanelProps {
  onClose: () => void;
  /** What has the focus once it is closed. */
  finalFocus: RefObject<HTMLElement | null>;
  /** What it says, in the language of the rows. @default in Portuguese */
  messages?: PanelMessages;
}

/** What has happened, by day, the latest first; each leads to its place. */
export function NotificationsPanel({
  onClose,
  finalFocus,
  messages: texts = panelMessages,
}: NotificationsPanelProps) {
  const { rows, total, unread, latestId, isLoading, failure, retry, showMore } = useNotifications();
  const { markRow, markAll, isMarking } = useMarking();
  const list = useRef<HTMLDivElement>(null);
  const showMoreFromHere = useFocusOnNext(list, rows.length, showMore);

  return (
    <SidePanel
      isOpen
      lang={texts.language}
      onClose={onClose}
      title={texts.title}
      finalFocus={finalFocus}
      actions={
        unread > 0 ? (
          <Button
            variant="secondary"
            size="s"
            icon={<CheckCheck />}
            isLoading={isMarking}
            onClick={() => markAll(latestId)}
          >
            {texts.markAll}
          </Button>
        ) : undefined
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows go from link to link inside */}
      <div
        ref={list}
        className={styles.root}
        onKeyDown={(event) => goByArrows(event, list.current)}
      >
        {total === 0 ? (
          <EmptyState icon={<BellOff />} title={texts.empty} description={texts.emptyText} />
        ) : null}
        {byDay(rows).map(([day, ofDay]) => (
          <section key={day}>
            <h3 className={styles.day}>{dayName(day, texts)}</h3>
            <ul className={styles.list}>
              {ofDay.map((row) => (
                <li key={row.idNotificacao}>
                  <NotificationItem notification={row} unread={texts.unread} onRead={markRow} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {isLoading ? (
          <SkeletonGroup label={texts.loading} className={styles.coming}>
            {COMING.map((item) => (
              <SkeletonItem key={item} picture="32px">
                <Skeleton width="70%" />
                <Skeleton width="90%" />
                <Skeleton width="20%" />
              </SkeletonItem>
            ))}
          </SkeletonGroup>
        ) : null}
        {failure ? (
          <RetryNotice
            title={rows.length > 0 ? texts.failedMore : texts.failed}
            retryLabel={texts.retry}
            onRetry={retry}
          >
            <span lang={DEFAULT_LANGUAGE}>{failure.message}</span>
          </RetryNotice>
        ) : null}
        {!isLoading && !failure && total !== undefined && rows.length < total ? (
          <Button variant="ghost" className={styles.more} onClick={showMoreFromHere}>
            {texts.more}
          </Button>
        ) : null}
      </div>
    </SidePanel>
  );
}

function useMarking() {
  const { staff, toasts } = useServices();
  const { mutate, isPending } = useMutation({
    ...markNotificationsReadMutation(staff),
    onError: ({ message }) =>
      toasts.show({ tone: 'danger', title: notificationsMessages.notMarked, message }),
  });
  return {
    markRow: (idNotificacao: number) => mutate({ body: { idNotificacao, flApenasEsta: true } }),
    markAll: (idNotificacao: number) => mutate({ body: { idNotificacao } }),
    isMarking: isPending,
  };
}

/** Goes on to the first row that was not there before, once it is. */
function useFocusOnNext(
  list: RefObject<HTMLElement | null>,
  count: number,
  showMore: () => void,
): () => void {
  const awaited = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (awaited.current === undefined || count <= awaited.current) return;
    linksIn(list.current)[awaited.current]?.focus();
    awaited.current = undefined;
  }, [count, list]);
  return () => {
    awaited.current = count;
    showMore();
  };
}

function linksIn(list: HTMLElement | null): HTMLAnchorElement[] {
  return [...(list?.querySelectorAll('a') ?? [])];
}

function goByArrows(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = linksIn(list);
  const at = links.indexOf(event.target as HTMLAnchorElement);
  const next = links[at + step];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

type Row = Schema<'Notification'>;

function byDay(rows: readonly Row[]): [day: string, rows: Row[]][] {
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const day = dateOnlyOf(new Date(row.dtCriacao));
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days];
}

function dayName(day: string, texts: PanelMessages): string {
  const now = new Date();
  if (day === dateOnlyOf(now)) return texts.today;
  if (day === dateOnlyOf(new Date(now.getTime() - 24 * 60 * 60_000))) return texts.yesterday;
  return formatDate(day, texts.language);
}
