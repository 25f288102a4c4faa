export { axeViolations, renderUi } from './render.tsx';
