import { Link, type LinkProps } from '../navigation/link.tsx';
import styles from './grid-link.module.css';

/** Props of {@link CountLink}. */
export interface CountLinkProps extends Pick<LinkProps, 'preventScrollReset'> {
  /** How many there are; none lead nowhere. */
  count: number;
  /** @default the count alone */
  text?: string;
  /** What is said in place of it, which says too little alone. */
  label: string;
  /** The list with exactly those whom it counts; undefined for those who may not see it. */
  to: string | undefined;
}

/** How many something of a list has, which leads to those. */
export function CountLink({
  count,
  text = count.toLocaleString('pt-BR'),
  label,
  to,
  ...rest
}: CountLinkProps) {
  if (count === 0 || to === undefined) return <span>{text}</span>;
  return (
    <Link {...rest} to={to} className={styles.root} aria-label={label}>
      {text}
    </Link>
  );
}
