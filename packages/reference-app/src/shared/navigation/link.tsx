import type { ComponentProps, MouseEvent } from 'react';
import { useGo } from './navigation.tsx';

/** Props of {@link Link}. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An address of the app. */
  to: string;
  /** What the page finds in its history state. */
  state?: unknown;
  /** Leaves the page where it is scrolled to. @default false */
  preventScrollReset?: boolean;
}

/** A link to another page of the app, which is shown without loading the document anew. */
export function Link({ to, state, preventScrollReset = false, onClick, ...rest }: LinkProps) {
  const go = useGo();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || asksForAnotherPlace(event)) return;
        event.preventDefault();
        go(to, { state, preventScrollReset });
      }}
    />
  );
}

// A new tab or window, or a download, is the browser's business.
function asksForAnotherPlace(event: MouseEvent): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
