export { AppShell, type AppShellProps } from './app-shell.tsx';
export type { ShellEntry, ShellGroup, ShellSection } from './shell-types.ts';
export { UserMenu, type UserMenuProps } from './user-menu.tsx';
