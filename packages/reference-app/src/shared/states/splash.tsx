import { Spinner } from '@aferir/ui';
import { appMessages } from '../app-messages.ts';
import styles from './splash.module.css';

/** Stands on the empty page while its code is on the way. */
export function Splash() {
  return (
    <div role="status" aria-label={appMessages.loading} className={styles.root}>
      <Spinner size="l" />
    </div>
  );
}
