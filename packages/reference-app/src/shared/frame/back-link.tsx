import { Button } from '@aferir/ui';
import { ArrowLeft } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';
import styles from './back-link.module.css';

/** Leads back to where a page was opened from. */
export function BackLink({ children, ...link }: Pick<LinkProps, 'to' | 'children'>) {
  return (
    <Button asChild variant="ghost" className={styles.root}>
      <Link {...link}>
        <ArrowLeft aria-hidden className={styles.arrow} />
        <span>{children}</span>
      </Link>
    </Button>
  );
}
