import { memo } from 'react';
import { useWidget } from '../host/use-widget.tsx';
import type { OpeningState } from '../questionnaire/opening.ts';
import styles from './content-note.module.css';
import type { SpokenMessages } from './spoken-messages.ts';

export interface ContentNoteProps {
  /** The state that the widget is in. */
  step: string;
}

/** What stands in place of a widget while nobody has signed in. */
export type SessionStep = 'sign-in' | 'signed-out';

/** States in which a widget shows nothing that the company has written. */
const bare: readonly string[] = [
  'unavailable',
  'first-access',
  'sign-in',
  'signed-out',
] satisfies readonly (OpeningState['step'] | SessionStep)[];

/**
 * Says below a widget that what the company has written is in another language; nothing where it is not, or where nothing of it is
 * shown.
 */
export const ContentNote = memo(function ContentNote({ step }: ContentNoteProps) {
  const { messages } = useWidget<Partial<SpokenMessages>>();
  if (!messages.contentNote || bare.includes(step)) return null;
  return <p className={styles.note}>{messages.contentNote}</p>;
});
