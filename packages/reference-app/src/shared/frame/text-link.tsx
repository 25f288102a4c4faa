import { Link, type LinkProps } from 'react-router';
import styles from './text-link.module.css';

/** A link inside text. */
export function TextLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className={styles.root} />;
}
