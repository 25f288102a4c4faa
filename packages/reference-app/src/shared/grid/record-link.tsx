import { type RecordPage, recordHref } from '../address/use-record-path.ts';
import { Link, type LinkProps } from '../navigation/link.tsx';
import { useAddress } from '../navigation/navigation.tsx';
import { CountLink } from './count-link.tsx';
import styles from './grid-link.module.css';

/** Which record a link opens, and over which list. */
export interface RecordTarget {
  page: RecordPage;
  id: number;
  /** What is looked at of it. @default its form */
  view?: string;
}

/** Props of {@link RecordLink}. */
export interface RecordLinkProps
  extends RecordTarget,
    Omit<LinkProps, 'to' | 'id' | 'preventScrollReset' | 'className'> {}

/** Opens a record over the list as it is now. */
export function RecordLink({ page, id, view, ...rest }: RecordLinkProps) {
  const { search } = useAddress();
  return (
    <Link
      {...rest}
      to={recordHref(page, search, id, view)}
      preventScrollReset
      className={styles.root}
    />
  );
}

/** Props of {@link PeopleCount}. */
export interface PeopleCountProps extends RecordTarget {
  count: number;
  /** Says whose they are, too. */
  label: string;
}

/** How many people something has, which leads to them; nobody is nowhere. */
export function PeopleCount({ page, id, view, ...rest }: PeopleCountProps) {
  const { search } = useAddress();
  return <CountLink {...rest} to={recordHref(page, search, id, view)} preventScrollReset />;
}
