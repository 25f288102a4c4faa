export { loadOverlays } from './overlay-code.ts';
