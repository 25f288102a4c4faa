export type { RenderLink } from './render-link.tsx';
