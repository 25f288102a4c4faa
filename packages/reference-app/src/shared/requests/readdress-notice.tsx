import { problemOf } from '@aferir/api-client';
import { listNames } from '@aferir/domain';
import { Button, Notice, useFocusHeir, useOneAtATime } from '@aferir/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { appMessages } from '../app-messages.ts';
import styles from './readdress-notice.module.css';
import type { LoadRequestKinds } from './request-kind.ts';
import { requestMessages as texts } from './request-messages.ts';
import {
  type ReadReaddressed,
  useReaddressedOfLists,
  useReaddressedOfPage,
} from './use-readdressed.ts';

/** Props of {@link ReaddressNotice}. */
export interface ReaddressNoticeProps {
  personId: number;
  /** What may be sent again, once it is. */
  loadKinds: LoadRequestKinds;
}

/**
 * Offers to mail the open requests of somebody, whose page is open, to the address that they have now, those of all kinds
 * that the person at hand may send again at once. It stands until that is done, or it is put away.
 */
export function ReaddressNotice({ personId, ...props }: ReaddressNoticeProps) {
  return <Offer {...props} personId={personId} read={useReaddressedOfPage(personId)} />;
}

/** The same over a list, once the address of somebody was changed there; it says so where that can't be known. */
export function ListedReaddressNotice({ personId, ...props }: ReaddressNoticeProps) {
  return <Offer {...props} personId={personId} read={useReaddressedOfLists(personId)} />;
}

interface OfferProps extends ReaddressNoticeProps {
  read: ReadReaddressed;
}

function Offer({ personId, loadKinds, read: { person, retry } }: OfferProps) {
  const { staff, toasts } = useServices();
  const queryClient = useQueryClient();
  const [putAway, setPutAway] = useState<string>();
  const [isSending, setSending] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  // Its buttons go with it.
  const noteFocus = useFocusHeir(root);
  const { name = '', email = '', requests = [] } = person ?? {};

  const tellFailure = (message: string) =>
    toasts.show({ tone: 'danger', title: texts.readdressFailed, message });

  async function sendAll() {
    const kinds = await loadKinds().catch(() => undefined);
    if (!kinds) {
      tellFailure(appMessages.lostChunkText);
      return;
    }
    let sent = 0;
    const problem = await problemOf(
      (async () => {
        for (const { section, responseId } of requests) {
          const kind = kinds.find((one) => one.section === section);
          await kind?.resendToPerson(queryClient, staff, { personId, responseId });
          sent += 1;
        }
      })(),
    );
    if (sent > 0) toasts.show({ tone: 'success', message: texts.resentToPresent(email, sent) });
    if (problem) tellFailure(problem.message);
  }

  const resend = useOneAtATime(async () => {
    setSending(true);
    await sendAll().finally(() => setSending(false));
  });

  const isShown = requests.length > 0 && putAway !== email;
  return (
    <div ref={root} role="status" tabIndex={-1} onFocus={noteFocus} className={styles.root}>
      {isShown ? (
        <Notice
          tone="warning"
          title={texts.mailedElsewhere(requests.length)}
          onClose={() => setPutAway(email)}
          action={
            <Button
              size="s"
              variant="secondary"
              icon={<Mail />}
              isLoading={isSending}
              onClick={() => void resend()}
            >
              {texts.resendToPresent}
            </Button>
          }
        >
          {texts.readdressed(
            name,
            listNames([...new Set(requests.map(({ mailedTo }) => mailedTo))]),
            email,
          )}
        </Notice>
      ) : null}
      {retry ? (
        <Notice
          tone="warning"
          action={
            <Button size="s" variant="secondary" onClick={retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.readdressUnknown}
        </Notice>
      ) : null}
    </div>
  );
}
