import { listNotificationsQuery } from '@aferir/api-client/react';
import { byLanguage } from '@aferir/domain';
import { SidePanel, VisuallyHidden } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { lazyOr } from '../../shared/loading/lazy-or.ts';
import { LostPart } from '../../shared/states/lost-part.tsx';
import { notificationsMessages as texts } from './notifications-messages.ts';
import { loadPanel } from './panel/load-panel.tsx';
import type { NotificationsPanelProps } from './panel/notifications-panel.tsx';
import { useWhileAttended } from './use-while-attended.ts';

const panelIn = byLanguage((language) =>
  lazyOr<NotificationsPanelProps>(() => loadPanel(language), LostPanel),
);

/** How often it is asked whether something has happened, in milliseconds. */
const interval = 60_000;

/** Props of {@link LiveNotifications}. */
export interface LiveNotificationsProps {
  isOpen: boolean;
  onClose: () => void;
  onUnreadChange: (unread: number) => void;
  /** What opens the panel, and has the focus after it. */
  bell: RefObject<HTMLElement | null>;
}

/** Knows how many notifications are unread, says when there are more, and holds the panel. */
export function LiveNotifications({
  isOpen,
  onClose,
  onUnreadChange,
  bell,
}: LiveNotificationsProps) {
  const { staff } = useServices();
  const { data, isLoading, refetch } = useQuery({
    ...listNotificationsQuery(staff, { query: { take: 0 } }),
    refetchOnWindowFocus: 'always',
  });
  useWhileAttended(interval, () => void refetch());
  const unread = data?.qtdNaoLidas;
  const news = useNews(data);
  const NotificationsPanel = panelIn(data?.cdIdioma);

  useEffect(() => {
    if (unread !== undefined) onUnreadChange(unread);
  }, [unread, onUnreadChange]);

  return (
    <>
      <VisuallyHidden role="status">
        {/* Another element for each, so that the same words are said again. */}
        {news ? <span key={news.id}>{news.text}</span> : null}
      </VisuallyHidden>
      {/* Which language it speaks comes with the first reply. */}
      {isOpen && !isLoading ? (
        <Suspense>
          <NotificationsPanel onClose={onClose} finalFocus={bell} />
        </Suspense>
      ) : null}
    </>
  );
}

interface News {
  /** The latest of them. */
  readonly id: number;
  readonly text: string;
}

/** What is said of those that came since the last time. Those that were there at first are told by the bell. */
function useNews(state: { idUltima: number; qtdNaoLidas: number } | undefined): News | undefined {
  const [news, setNews] = useState<News>();
  const known = useRef(state);
  useEffect(() => {
    const before = known.current;
    known.current = state;
    if (!before || !state || state.idUltima <= before.idUltima) return;
    const count = Math.max(1, state.qtdNaoLidas - before.qtdNaoLidas);
    setNews({ id: state.idUltima, text: texts.arrived(count) });
  }, [state]);
  return news;
}

function LostPanel({ onClose, finalFocus }: NotificationsPanelProps) {
  return (
    <SidePanel isOpen onClose={onClose} title={texts.title} finalFocus={finalFocus}>
      <LostPart />
    </SidePanel>
  );
}
