import { portalMessages } from '../portal-messages.ts';
import styles from './comparison-view.module.css';

/** What changed, in sentences. */
export function ChangeList({ texts }: { texts: readonly string[] }) {
  return (
    <div>
      <h4 className={styles.heading}>{portalMessages.changes}</h4>
      <ul className={styles.changes}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
