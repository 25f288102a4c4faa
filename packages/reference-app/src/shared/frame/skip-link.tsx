import { appMessages } from '../app-messages.ts';
import styles from './skip-link.module.css';

/** Leads past the header; seen only while it has focus. */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <a
      href={`#${targetId}`}
      className={styles.root}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {appMessages.skipToContent}
    </a>
  );
}
