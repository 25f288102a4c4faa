import { formatDate } from '@aferir/domain';
import { AwaitedText } from './awaited-text.tsx';
import styles from './open-request-text.module.css';
import type { StaffRequest } from './request-kind.ts';
import { requestMessages } from './request-messages.ts';

/** Props of {@link OpenRequestText}. */
export interface OpenRequestTextProps {
  request: StaffRequest;
}

/** Says that a request is open, since when and how far it is, and what that keeps from happening. */
export function OpenRequestText({ request }: OpenRequestTextProps) {
  const { dtEnvio, nmStatus } = request;
  return (
    <>
      <strong className={styles.open}>
        {requestMessages.openRequest(formatDate(dtEnvio), nmStatus)}
      </strong>
      <span>{` ${requestMessages.openRequestText}`}</span>
      <AwaitedText awaited={request.espera} />
    </>
  );
}
