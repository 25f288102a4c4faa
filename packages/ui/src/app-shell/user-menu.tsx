import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Menu } from '../menu/index.ts';
import styles from './user-menu.module.css';

export interface UserMenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Who is signed in. */
  name: string;
  /** Their role, below the name. */
  roleLabel?: string;
  /** Their picture or initials, decorative here. */
  avatar: ReactNode;
  /** MenuItems. */
  children: ReactNode;
}

/** Who is signed in, at the end of the header, and what they may do with their account. */
export function UserMenu({ name, roleLabel, avatar, className, children, ...rest }: UserMenuProps) {
  return (
    <Menu
      isInPlace
      trigger={
        <button
          {...rest}
          type="button"
          className={clsx('aferir-user-menu', styles.root, className)}
        >
          <span className={styles.avatar} aria-hidden>
            {avatar}
          </span>
          <span className={styles.text}>
            <span className={styles.name}>{name}</span>
            {roleLabel ? <span className={styles.role}>{roleLabel}</span> : null}
          </span>
          <ChevronDown className={styles.arrow} aria-hidden />
        </button>
      }
    >
      {children}
    </Menu>
  );
}
