import { clsx } from 'clsx';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import type { MenuItemProps } from '../menu-types.ts';
import styles from './menu.module.css';

/** A MenuItem as it is drawn. */
export function RadixMenuItem({
  icon,
  tone = 'neutral',
  isDisabled = false,
  asChild = false,
  onSelect,
  children,
}: MenuItemProps) {
  const content = asChild ? (
    children
  ) : (
    <>
      {icon ? (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      ) : null}
      <span>{children}</span>
    </>
  );
  return (
    <DropdownMenu.Item
      asChild={asChild}
      disabled={isDisabled}
      data-tone={tone}
      className={clsx('aferir-menu-item', styles.item)}
      onSelect={() => onSelect?.()}
    >
      {content}
    </DropdownMenu.Item>
  );
}

/** A MenuLabel as it is drawn. */
export function RadixMenuLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className={clsx('aferir-menu-label', styles.label)}>
      {children}
    </DropdownMenu.Label>
  );
}

/** A MenuSeparator as it is drawn. */
export function RadixMenuSeparator() {
  return <DropdownMenu.Separator className={clsx('aferir-menu-separator', styles.separator)} />;
}
