import { clsx } from 'clsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { IconButton } from '../../icon-button/index.ts';
import { useUiMessages } from '../../ui-messages/index.ts';
import type { ShellNavigation } from '../shell-types.ts';
import { SectionList } from './section-list.tsx';
import styles from './sidebar.module.css';

interface SidebarProps extends ShellNavigation {
  isCollapsed: boolean;
  onCollapsedChange: (isCollapsed: boolean) => void;
  className: string | undefined;
}

/** The sections at the side of a wide window. */
export function Sidebar({
  isCollapsed,
  onCollapsedChange,
  className,
  ...navigation
}: SidebarProps) {
  const { mainMenu, collapseMenu, expandMenu } = useUiMessages();
  return (
    <nav
      aria-label={mainMenu}
      data-collapsed={isCollapsed || undefined}
      className={clsx('aferir-sidebar', styles.root, className)}
    >
      <div className={styles.sections}>
        <SectionList {...navigation} isCollapsed={isCollapsed} />
      </div>
      <div className={styles.foot}>
        <IconButton
          label={isCollapsed ? expandMenu : collapseMenu}
          icon={isCollapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
          aria-expanded={!isCollapsed}
          className={styles.toggle}
          onClick={() => onCollapsedChange(!isCollapsed)}
        />
      </div>
    </nav>
  );
}
