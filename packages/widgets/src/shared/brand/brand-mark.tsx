import { memo } from 'react';
import styles from './brand-mark.module.css';

/** The product's mark. */
export const BrandMark = memo(function BrandMark() {
  return (
    <span className={styles.root} part="brand">
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
        <rect className={styles.ground} width="24" height="24" rx="6" />
        <path className={styles.stroke} d="M6.5 17.5 12 6.5l5.5 11M8.6 13.4h6.8" />
      </svg>
      <span className={styles.name}>Aferir</span>
    </span>
  );
});
