import { linkTo, paths } from '../../paths.ts';
import { appMessages } from '../app-messages.ts';
import { Link } from '../navigation/link.tsx';
import styles from './brand-link.module.css';
import { BrandMark } from './brand-mark.tsx';

/** The logo, linking home. */
export function BrandLink() {
  return (
    <Link to={linkTo(paths.root)} className={styles.root} aria-label={appMessages.home}>
      <BrandMark />
      <span className={styles.name}>{appMessages.product}</span>
    </Link>
  );
}
