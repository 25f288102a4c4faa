import { unreadLabel } from '@aferir/domain';
import { IconButton, SidePanel } from '@aferir/ui';
import { Bell } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { lazyOr } from '../../shared/loading/lazy-or.ts';
import { useQuietMoment } from '../../shared/loading/use-quiet-moment.ts';
import { LostPart } from '../../shared/states/lost-part.tsx';
import type { LiveNotificationsProps } from './live-notifications.tsx';
import { notificationsMessages as texts } from './notifications-messages.ts';
import { usePanelParam } from './use-panel-param.ts';

const LiveNotifications = lazyOr<LiveNotificationsProps>(
  async () => (await import('./live-notifications.tsx')).LiveNotifications,
  LostNotifications,
);

/**
 * The bell of the staff area, with how many notifications are unread. What it takes to know that comes once the page
 * has what it needs, or the panel is asked for.
 */
export function NotificationsBell() {
  const [isOpen, setOpen] = usePanelParam();
  const [unread, setUnread] = useState(0);
  const isQuiet = useQuietMoment();
  const bell = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={bell}
        label={texts.bell(unread)}
        icon={<Bell />}
        mark={unread > 0 ? unreadLabel(unread) : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isQuiet || isOpen ? (
        <Suspense>
          <LiveNotifications
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onUnreadChange={setUnread}
            bell={bell}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function LostNotifications({ isOpen, onClose, bell }: LiveNotificationsProps) {
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} title={texts.title} finalFocus={bell}>
      <LostPart />
    </SidePanel>
  );
}
