export {
  Menu,
  MenuItem,
  MenuLabel,
  type MenuProps,
  MenuSeparator,
} from './menu.tsx';
export type { MenuItemProps } from './menu-types.ts';
