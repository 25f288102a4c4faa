import { EmailText } from '@aferir/ui';
import styles from './current-address.module.css';
import { requestMessages } from './request-messages.ts';

/** Props of {@link CurrentAddress}. */
export interface CurrentAddressProps {
  /** Null for a person without one. */
  email: string | null;
}

/** Where a mail to a person goes as things stand. */
export function CurrentAddress({ email }: CurrentAddressProps) {
  return (
    <p key={email} className={styles.root}>
      {requestMessages.currentAddress}{' '}
      <strong>{email ? <EmailText address={email} /> : requestMessages.noAddress}</strong>
    </p>
  );
}
