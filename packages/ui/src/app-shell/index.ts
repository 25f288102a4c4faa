export { AppShell, type AppShellProps } from './app-shell.tsx';
export type { RenderShellLink, ShellEntry, ShellGroup, ShellSection } from './shell-types.ts';
export { UserMenu, type UserMenuProps } from './user-menu.tsx';
