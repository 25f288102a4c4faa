export { DialogWindow } from '../../dialog/parts/dialog-window.tsx';
export { AnchoredMenu } from '../../menu/parts/anchored-menu.tsx';
export {
  RadixMenuItem,
  RadixMenuLabel,
  RadixMenuSeparator,
} from '../../menu/parts/radix-menu-parts.tsx';
export { SidePanelWindow } from '../../side-panel/parts/side-panel-window.tsx';
export { RadixToastRegion } from '../../toast/parts/radix-toast-region.tsx';
export { TooltipHint } from '../../tooltip/parts/tooltip-hint.tsx';
