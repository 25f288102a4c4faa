import { useId } from 'react';
import { useTexts } from '../language/speech-context.tsx';
import type { ChangeGroup, ChangeTexts } from './change-texts.ts';
import { compareTexts } from './compare-messages.ts';
import { comparisonTexts } from './comparison-messages.ts';
import styles from './comparison-view.module.css';

/** What changed, in sentences: the strongest changes of each kind. */
export function ChangeList({ groups, notes }: ChangeTexts) {
  const { changes } = useTexts(compareTexts);
  return (
    <div>
      <h4 className={styles.heading}>{changes}</h4>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.heading} {...group} />
        ))}
      </div>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

function Group({ heading, texts, untoldCount }: ChangeGroup) {
  const headingId = useId();
  const { untold } = useTexts(comparisonTexts);
  return (
    <div>
      <h5 id={headingId} className={styles.groupHeading}>
        {heading}
      </h5>
      <ul aria-labelledby={headingId} className={styles.changes}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {untoldCount > 0 ? <p className={styles.untold}>{untold(untoldCount)}</p> : null}
    </div>
  );
}
