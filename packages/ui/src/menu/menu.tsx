import { clsx } from 'clsx';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { usePortalContainer } from '../portal-container/index.ts';
import styles from './menu.module.css';
import { MenuSurface } from './menu-surface.tsx';

export interface MenuProps {
  /** The control that opens it; it takes a ref and props. */
  trigger: ReactElement;
  /** Which side of the trigger the menu lines up with. @default 'end' */
  align?: 'start' | 'center' | 'end';
  /**
   * Draws it beside its trigger instead of where what floats is put, so that it belongs to the
   * landmark around it. For places that clip nothing, such as a header. @default false
   */
  isInPlace?: boolean;
  /** MenuItem, MenuLabel and MenuSeparator. */
  children: ReactNode;
}

/** Actions behind a control, such as the three dots of a card. */
export function Menu({ trigger, align = 'end', isInPlace = false, children }: MenuProps) {
  const container = usePortalContainer();
  const content = <MenuSurface align={align}>{children}</MenuSurface>;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {isInPlace ? (
        content
      ) : (
        <DropdownMenu.Portal container={container}>{content}</DropdownMenu.Portal>
      )}
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps {
  /** Decorative. */
  icon?: ReactNode;
  /** `danger` is for what destroys. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** Shown, but not to be chosen now. */
  isDisabled?: boolean;
  /** Gives the look to the only child instead, such as a link. */
  asChild?: boolean;
  onSelect?: () => void;
  children: ReactNode;
}

/** One action of a Menu. */
export function MenuItem({
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
      {children}
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

/** What stands above a group of actions, such as who is signed in. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className={clsx('aferir-menu-label', styles.label)}>
      {children}
    </DropdownMenu.Label>
  );
}

/** A line between groups of actions. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className={clsx('aferir-menu-separator', styles.separator)} />;
}
