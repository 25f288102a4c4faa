export { Overlay, type OverlayProps } from './overlay.tsx';
