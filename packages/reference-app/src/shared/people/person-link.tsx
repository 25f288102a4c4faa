import { clsx } from 'clsx';
import { Link, type LinkProps } from '../navigation/link.tsx';
import { useAddress } from '../navigation/navigation.tsx';
import { openedFrom } from '../navigation/page-state.ts';
import { personHref } from './person-href.ts';
import styles from './person-link.module.css';

/** Props of {@link PersonLink}. */
export interface PersonLinkProps extends Omit<LinkProps, 'to' | 'state'> {
  personId: number;
}

/** A name that leads to its person, whose page leads back to this one as it is now. */
export function PersonLink({ personId, className, ...rest }: PersonLinkProps) {
  const address = useAddress();
  return (
    <Link
      {...rest}
      to={personHref(personId)}
      state={openedFrom(address)}
      className={clsx(styles.root, className)}
    />
  );
}
