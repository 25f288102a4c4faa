import { problemOf } from '@aferir/api-client';
import { getEmployeeSheetQuery } from '@aferir/api-client/react';
import { can, listNames } from '@aferir/domain';
import { Button, Notice, useFocusHeir, useOneAtATime } from '@aferir/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useStaffMember } from '../../services/use-staff-member.ts';
import { appMessages } from '../app-messages.ts';
import styles from './readdress-notice.module.css';
import { readdressedRequests } from './readdressed-requests.ts';
import type { RequestKind } from './request-kind.ts';
import { requestMessages as texts } from './request-messages.ts';

/** Props of {@link ReaddressNotice}. */
export interface ReaddressNoticeProps {
  personId: number;
  /** What may be sent again, once it is. */
  loadKinds: () => Promise<readonly RequestKind[]>;
}

/**
 * Offers to mail the open requests of somebody to the address that they have now, those of all kinds that the person at
 * hand may send again at once. It stands until that is done, or it is put away.
 */
export function ReaddressNotice({ personId, loadKinds }: ReaddressNoticeProps) {
  const { staff, toasts } = useServices();
  const queryClient = useQueryClient();
  const member = useStaffMember();
  const sheet = useQuery(getEmployeeSheetQuery(staff, { path: { idOrganogramaPessoa: personId } }));
  const [putAway, setPutAway] = useState<string>();
  const [isSending, setSending] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  // Its buttons go with it.
  const noteFocus = useFocusHeir(root);
  const email = sheet.data?.dsEmail ?? '';
  const requests = (sheet.data ? readdressedRequests(sheet.data) : []).filter(
    ({ section }) => member !== null && can(member.permissions, section, 'alterar'),
  );

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
            sheet.data?.nmPessoa ?? '',
            listNames([...new Set(requests.map(({ mailedTo }) => mailedTo))]),
            email,
          )}
        </Notice>
      ) : null}
    </div>
  );
}
