import type { Schema } from '@aferir/api-client';
import { skipReason } from '@aferir/domain';
import { Button } from '@aferir/ui';
import { Send } from 'lucide-react';
import styles from './open-request.module.css';
import { OpenRequest, type OpenRequestProps } from './open-request.tsx';
import type { RequestedPerson } from './request-kind.ts';
import { requestMessages as texts } from './request-messages.ts';
import { SendObstacleNotice } from './send-obstacle.tsx';
import { useNewRequest } from './use-new-request.tsx';

/** A person of whom something may be asked, as their page knows them. */
export interface AskedPerson extends RequestedPerson {
  readonly isActive: boolean;
}

/** Props of {@link PersonRequest}. */
export interface PersonRequestProps
  extends Pick<OpenRequestProps, 'kind' | 'closeQuestion' | 'onResend'> {
  person: AskedPerson;
  /** The open one, if there is one. */
  request: Schema<'SheetRequest'> | null;
}

/** What is asked of a person: the open request, or the way to send one. */
export function PersonRequest({ kind, person, request, ...open }: PersonRequestProps) {
  const newRequest = useNewRequest(kind);
  const reason = skipReason({ isActive: person.isActive, hasOpenRequest: false });
  if (request) {
    return <OpenRequest {...open} kind={kind} person={person} request={request} />;
  }
  return (
    <div className={styles.none}>
      <p className={styles.text}>
        {reason ? texts.noOpenRequestBecause[reason] : texts.noOpenRequest}
      </p>
      {reason ? null : <SendObstacleNotice />}
      {newRequest.mayStart && !reason ? (
        <Button
          size="s"
          variant="secondary"
          icon={<Send />}
          onClick={() => newRequest.start(person)}
        >
          {texts.sendRequest}
        </Button>
      ) : null}
      {newRequest.dialog}
    </div>
  );
}
