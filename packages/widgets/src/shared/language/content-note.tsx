import { memo } from 'react';
import { useWidget } from '../host/use-widget.tsx';
import styles from './content-note.module.css';
import type { SpokenMessages } from './spoken-messages.ts';

/** Says below a widget that what the company has written is in another language; nothing where it is not. */
export const ContentNote = memo(function ContentNote() {
  const { messages } = useWidget<Partial<SpokenMessages>>();
  return messages.contentNote ? <p className={styles.note}>{messages.contentNote}</p> : null;
});
