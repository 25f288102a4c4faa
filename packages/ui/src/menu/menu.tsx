import { Slot } from 'radix-ui';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { overlayCode } from '../overlays/overlay-code.ts';
import { LateMenu } from './late-menu.tsx';
import type { MenuItemProps } from './menu-types.ts';
import { useMenuControl } from './use-menu-control.ts';

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

/**
 * Actions behind a control, such as the three dots of a card. Nothing of the menu is made before it is first opened, which
 * is also when its code comes, unless `loadOverlays` has fetched that.
 */
export function Menu({ trigger, align = 'end', isInPlace = false, children }: MenuProps) {
  const control = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { controlProps, menuProps } = useMenuControl();
  const button = { type: 'button', id, ...controlProps };
  return (
    <>
      <Slot.Root {...button} ref={control}>
        {trigger}
      </Slot.Root>
      {menuProps.status === 'unused' ? null : (
        <LateMenu
          {...menuProps}
          anchor={control}
          owner={control}
          align={align}
          isInPlace={isInPlace}
        >
          {() => children}
        </LateMenu>
      )}
    </>
  );
}

/** One action of a Menu. */
export function MenuItem(props: MenuItemProps) {
  const Item = overlayCode.now()?.RadixMenuItem;
  return Item ? <Item {...props} /> : null;
}

/** What stands above a group of actions, such as who is signed in. */
export function MenuLabel({ children }: { children: ReactNode }) {
  const Label = overlayCode.now()?.RadixMenuLabel;
  return Label ? <Label>{children}</Label> : null;
}

/** A line between groups of actions. */
export function MenuSeparator() {
  const Separator = overlayCode.now()?.RadixMenuSeparator;
  return Separator ? <Separator /> : null;
}
