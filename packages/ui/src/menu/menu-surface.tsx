import { clsx } from 'clsx';
import { DropdownMenu } from 'radix-ui';
import type { ComponentProps } from 'react';
import floatingStyles from '../overlay/floating.module.css';
import styles from './menu.module.css';

/** What an open menu stands on. */
export function MenuSurface(props: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Content
      align="end"
      sideOffset={4}
      collisionPadding={8}
      {...props}
      className={clsx('aferir-menu', styles.root, floatingStyles.surface)}
    />
  );
}
