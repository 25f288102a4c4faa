import { clsx } from 'clsx';
import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, FocusEvent, RefObject } from 'react';
import { nameHeir } from '../../focus/give-focus-back.ts';
import floatingStyles from '../../overlay/floating.module.css';
import { StandIn } from '../../overlays/parts/stand-in.tsx';
import { usePortalContainer } from '../../portal-container/index.ts';
import styles from './menu.module.css';

export interface AnchoredMenuProps extends ComponentProps<typeof DropdownMenu.Content> {
  /** The element that it opens beside, which is there already. */
  anchor: RefObject<HTMLElement | null>;
  /** Names it for those who hear it. @default what its anchor is named by */
  label?: string | undefined;
  /** What the menu belongs to: a dialog that one of its items opens gives the focus back to it. */
  owner: RefObject<HTMLElement | null>;
  /** Whether a key opens it, which Radix has not seen when it comes with that key; it begins at its first item then. */
  isByKey: RefObject<boolean>;
  /** Draws it beside its anchor instead of where what floats is put. */
  isInPlace?: boolean | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A menu beside an element that knows nothing of it. The rest goes to what the items stand on. */
export function AnchoredMenu({
  anchor,
  label,
  owner,
  isByKey,
  isInPlace = false,
  isOpen,
  onOpenChange,
  ...rest
}: AnchoredMenuProps) {
  const container = usePortalContainer();

  const takeFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    nameHeir(target, owner);
    if (target !== currentTarget || !isByKey.current) return;
    isByKey.current = false;
    currentTarget
      .querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
      ?.focus({ preventScroll: true });
  };

  const content = (
    <DropdownMenu.Content
      aria-label={label}
      aria-labelledby={label === undefined ? anchor.current?.id : undefined}
      align="end"
      sideOffset={4}
      collisionPadding={8}
      onFocus={takeFocus}
      // The key that opened it asks for the browser's own menu too once it is let go.
      onContextMenu={(event) => event.preventDefault()}
      {...rest}
      className={clsx('aferir-menu', styles.root, floatingStyles.surface)}
    />
  );
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <StandIn of={anchor} />
      </DropdownMenu.Trigger>
      {isInPlace ? (
        content
      ) : (
        <DropdownMenu.Portal container={container}>{content}</DropdownMenu.Portal>
      )}
    </DropdownMenu.Root>
  );
}
