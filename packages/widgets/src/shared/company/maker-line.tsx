import type { Language } from '@aferir/domain';
import { memo } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { frameMessagesIn } from '../provider/frame-messages.ts';
import styles from './company.module.css';

/** Props of {@link MakerLine}. */
export interface MakerLineProps {
  /** @default the language in force here */
  language?: Language | undefined;
}

/** Whose product it is, small and last: a company's people know the company. */
export const MakerLine = memo(function MakerLine({ language }: MakerLineProps) {
  const inForce = useLanguage();
  return <p className={styles.maker}>{frameMessagesIn[language ?? inForce].maker}</p>;
});
