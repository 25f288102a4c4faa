import { appMessages } from '../app-messages.ts';
import styles from './skip-link.module.css';

/** Props of {@link SkipLink}. */
export interface SkipLinkProps {
  targetId: string;
  /** @default the Portuguese text */
  label?: string | undefined;
}

/** Leads past the header; seen only while it has focus. */
export function SkipLink({ targetId, label }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className={styles.root}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {label ?? appMessages.skipToContent}
    </a>
  );
}
