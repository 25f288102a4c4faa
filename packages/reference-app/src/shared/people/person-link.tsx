import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';
import { useAddress } from '../navigation/navigation.tsx';
import { openedFrom } from '../navigation/page-state.ts';
import { personHref } from './person-href.ts';
import styles from './person-link.module.css';

/** Props of {@link PersonLink}. */
export interface PersonLinkProps {
  personId: number;
  className?: string | undefined;
  /** The name. */
  children: ReactNode;
}

/** A name that leads to its person, whose page leads back to this one as it is now. */
export function PersonLink({ personId, className, children }: PersonLinkProps) {
  const address = useAddress();
  return (
    <Link
      to={personHref(personId)}
      state={openedFrom(address)}
      className={clsx(styles.root, className)}
    >
      {children}
    </Link>
  );
}
