import { Spinner } from '@aferir/ui';
import { appTexts } from '../app-messages.ts';
import { useTexts } from '../language/speech-context.tsx';
import styles from './splash.module.css';

/** Stands on the empty page while its code is on the way. */
export function Splash() {
  const { loading } = useTexts(appTexts);
  return (
    <div role="status" aria-label={loading} className={styles.root}>
      <Spinner size="l" />
    </div>
  );
}
