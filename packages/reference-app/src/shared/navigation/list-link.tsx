import { Link, type LinkProps } from './link.tsx';
import { useAddress } from './navigation.tsx';

/** Props of {@link ListLink}. */
export interface ListLinkProps extends Omit<LinkProps, 'state' | 'preventScrollReset'> {
  /** What it shows where it leads to its own page, as a selector. @default the grid */
  shows?: string;
}

/** How much of the window may stand above what is to be in sight. */
const MOST_ABOVE = 0.6;

/** Leads to a list that is narrowed down: below it on the same page, which it brings into sight with the focus, or on another one. */
export function ListLink({ to, shows = '.aferir-data-grid', onClick, ...rest }: ListLinkProps) {
  const { pathname, search, state } = useAddress();
  const isHere = to.split('?')[0] === pathname;
  return (
    <Link
      {...rest}
      to={to}
      aria-current={isHere && to === `${pathname}${search}` ? 'true' : undefined}
      preventScrollReset={isHere}
      state={isHere ? state : undefined}
      onClick={(event) => {
        onClick?.(event);
        if (isHere)
          bringIntoSight(event.currentTarget.closest('main')?.querySelector<HTMLElement>(shows));
      }}
    />
  );
}

function bringIntoSight(part: HTMLElement | null | undefined): void {
  if (!part) return;
  const { top } = part.getBoundingClientRect();
  if (top <= window.innerHeight * MOST_ABOVE) return;
  part.scrollIntoView({ block: 'start' });
  // The link is out of sight by now.
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
