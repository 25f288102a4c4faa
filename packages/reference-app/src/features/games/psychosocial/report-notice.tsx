import { Notice } from '@aferir/ui';
import styles from './psychosocial.module.css';
import { psychosocialMessages as texts } from './psychosocial-messages.ts';

/** Says what the report is not, a paragraph each. */
export function ReportNotice({ text }: { text: string }) {
  return (
    <Notice title={texts.noticeTitle} className={styles.notice}>
      {text.split(/\n\n+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Notice>
  );
}
