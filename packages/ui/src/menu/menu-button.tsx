import { type ReactNode, useRef } from 'react';
import { PlainIconButton, type PlainIconButtonProps } from '../icon-button/plain-icon-button.tsx';
import { LateMenu } from './late-menu.tsx';
import { useMenuControl } from './use-menu-control.ts';

interface MenuButtonProps extends Pick<PlainIconButtonProps, 'icon' | 'label' | 'onFocus'> {
  /** MenuItem, MenuLabel and MenuSeparator. */
  children: () => ReactNode;
}

/** An icon that opens a menu, for lists with one in each record: its items are not even made before it is pressed. */
export function MenuButton({ icon, label, onFocus, children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { controlProps, menuProps } = useMenuControl();
  return (
    <>
      <PlainIconButton {...controlProps} ref={button} icon={icon} label={label} onFocus={onFocus} />
      {menuProps.status === 'unused' ? null : (
        <LateMenu {...menuProps} anchor={button} owner={button} label={label}>
          {children}
        </LateMenu>
      )}
    </>
  );
}
