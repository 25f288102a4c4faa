import { Button } from '@aferir/ui';
import { ArrowLeft } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';
import { useWayBack } from '../navigation/use-way-back.ts';
import styles from './back-link.module.css';

/** Props of {@link BackLink}. */
export interface BackLinkProps extends Pick<LinkProps, 'children'> {
  /** The list that the page belongs to, or where else it leads back to. */
  to: string;
}

/** Leads back to where a page was opened from: to its list as that was. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Button asChild variant="ghost" className={styles.root}>
      <Link {...useWayBack(to)}>
        <ArrowLeft aria-hidden className={styles.arrow} />
        <span>{children}</span>
      </Link>
    </Button>
  );
}
