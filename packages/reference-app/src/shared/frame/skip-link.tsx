import { appTexts } from '../app-messages.ts';
import { useTexts } from '../language/speech-context.tsx';
import styles from './skip-link.module.css';

/** Props of {@link SkipLink}. */
export interface SkipLinkProps {
  targetId: string;
  /** @default the text of the app */
  label?: string | undefined;
}

/** Leads past the header; seen only while it has focus. */
export function SkipLink({ targetId, label }: SkipLinkProps) {
  const { skipToContent } = useTexts(appTexts);
  return (
    <a
      href={`#${targetId}`}
      className={styles.root}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {label ?? skipToContent}
    </a>
  );
}
