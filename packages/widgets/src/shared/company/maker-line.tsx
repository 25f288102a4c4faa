import { memo } from 'react';
import styles from './company.module.css';

/** Whose product it is, small and last: a company's people know the company. */
export const MakerLine = memo(function MakerLine() {
  return <p className={styles.maker}>por Aferir</p>;
});
