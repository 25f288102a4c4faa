import { DropdownMenu } from 'radix-ui';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { PlainIconButton, type PlainIconButtonProps } from '../icon-button/plain-icon-button.tsx';
import { usePortalContainer } from '../portal-container/index.ts';
import { MenuSurface } from './menu-surface.tsx';

interface MenuButtonProps extends Pick<PlainIconButtonProps, 'icon' | 'label' | 'onFocus'> {
  /** MenuItem, MenuLabel and MenuSeparator. */
  children: () => ReactNode;
}

/**
 * An icon that opens a menu, for lists with one in each record: nothing of the menu is there before
 * its button is focused or pressed. A `Menu` has its trigger in itself and costs the same open or not.
 */
export function MenuButton({ icon, label, onFocus, children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const contentId = useId();
  const [isNear, setIsNear] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    setIsNear(true);
    setIsOpen(!isOpen);
    // The focus goes to the menu.
    if (!isOpen) event.preventDefault();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    setIsOpen(event.key === 'ArrowDown' || !isOpen);
    event.preventDefault();
  };

  return (
    <>
      <PlainIconButton
        ref={button}
        icon={icon}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? contentId : undefined}
        onFocus={(event) => {
          setIsNear(true);
          onFocus?.(event);
        }}
        onPointerDown={press}
        onKeyDown={pressKey}
      />
      {isNear ? (
        <MenuOf
          button={button}
          id={contentId}
          label={label}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        >
          {children()}
        </MenuOf>
      ) : null}
    </>
  );
}

interface MenuOfProps {
  button: RefObject<HTMLButtonElement | null>;
  id: string;
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

function MenuOf({ button, id, label, isOpen, onOpenChange, children }: MenuOfProps) {
  const container = usePortalContainer();
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <StandIn of={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <MenuSurface id={id} aria-label={label} aria-labelledby={undefined}>
          {children}
        </MenuSurface>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface StandInProps {
  of: RefObject<HTMLButtonElement | null>;
  ref?: Ref<HTMLButtonElement | null>;
}

/** Draws nothing: whoever has a ref to it has one to an element that is there already. */
function StandIn({ of, ref }: StandInProps) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => of.current, [
    of,
  ]);
  return null;
}
