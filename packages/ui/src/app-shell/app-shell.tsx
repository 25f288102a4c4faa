import { clsx } from 'clsx';
import { Menu as MenuIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { type RenderLink, renderPlainLink } from '../link/render-link.tsx';
import { type OverlayStatus, openOverlay } from '../overlays/overlay-status.ts';
import { SkipLink } from '../skip-link/index.ts';
import { useUiMessages } from '../ui-messages/index.ts';
import styles from './app-shell.module.css';
import { Drawer } from './parts/drawer.tsx';
import { Sidebar } from './parts/sidebar.tsx';
import type { ShellEntry } from './shell-types.ts';

export interface AppShellProps extends ComponentProps<'div'> {
  /** The logo, linking home. */
  brand: ReactNode;
  /** The sections one may open, in order. */
  entries: readonly ShellEntry[];
  /** The section being shown. */
  currentId: string;
  /** The icons alone, at wide windows. */
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
  /** Draws a link with the app's router; every prop it is given goes to the anchor. @default an anchor */
  renderLink?: RenderLink;
  /** At the end of the header: the user menu, or what a visitor may do. */
  headerEnd?: ReactNode;
}

/** The frame of a signed-in area: header, sections at the side, the page in the middle. */
export function AppShell({
  brand,
  entries,
  currentId,
  isCollapsed,
  onCollapsedChange,
  renderLink = renderPlainLink,
  headerEnd,
  className,
  children,
  ...rest
}: AppShellProps) {
  const messages = useUiMessages();
  const drawerButton = useRef<HTMLButtonElement>(null);
  const [drawer, setDrawer] = useState<OverlayStatus>('unused');
  const mainId = useId();
  const navigation = { entries, currentId, renderLink };
  return (
    <div
      {...rest}
      data-collapsed={isCollapsed || undefined}
      className={clsx('aferir-app-shell', styles.root, className)}
    >
      <SkipLink targetId={mainId} />
      <header className={clsx('aferir-app-header', styles.header)}>
        <IconButton
          ref={drawerButton}
          label={messages.openMenu}
          icon={<MenuIcon />}
          className={styles.drawerButton}
          aria-haspopup="dialog"
          aria-expanded={drawer === 'open'}
          aria-busy={drawer === 'coming' || undefined}
          onClick={() => openOverlay(setDrawer)}
          isTooltipHidden
        />
        <div className={styles.brand}>{brand}</div>
        <div className={styles.headerEnd}>{headerEnd}</div>
      </header>
      <Sidebar
        {...navigation}
        isCollapsed={isCollapsed}
        onCollapsedChange={onCollapsedChange}
        className={styles.sidebar}
      />
      <Drawer
        {...navigation}
        status={drawer}
        onClose={() => setDrawer('closed')}
        opener={drawerButton}
      />
      <main id={mainId} tabIndex={-1} className={clsx('aferir-app-main', styles.main)}>
        {children}
      </main>
    </div>
  );
}
