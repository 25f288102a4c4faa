import { memo } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { frameMessagesIn } from '../provider/frame-messages.ts';
import styles from './company.module.css';

/** Whose product it is, small and last: a company's people know the company. */
export const MakerLine = memo(function MakerLine() {
  return <p className={styles.maker}>{frameMessagesIn[useLanguage()].maker}</p>;
});
