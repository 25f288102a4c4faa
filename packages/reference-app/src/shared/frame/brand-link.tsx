import { linkTo, paths } from '../../paths.ts';
import { appMessages } from '../app-messages.ts';
import { Link } from '../navigation/link.tsx';
import styles from './brand-link.module.css';
import { BrandMark } from './brand-mark.tsx';

export interface BrandLinkProps {
  /** What stands beside the mark; empty for as long as it is not known. @default the product */
  name?: string;
}

/** The logo, linking home. */
export function BrandLink({ name = appMessages.product }: BrandLinkProps) {
  return (
    <Link to={linkTo(paths.root)} className={styles.root} aria-label={homeLabel(name)}>
      <BrandMark />
      <span className={styles.name}>{name}</span>
    </Link>
  );
}

/** What is seen is part of what the link is called. */
function homeLabel(name: string): string {
  return name && name !== appMessages.product ? appMessages.homeOf(name) : appMessages.home;
}
