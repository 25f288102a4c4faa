export { axeViolations, renderUi } from './render.tsx';
export { useHeld } from './use-held.ts';
