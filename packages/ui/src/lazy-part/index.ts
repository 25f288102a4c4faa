export { type LazyPart, lazyPart } from './lazy-part.tsx';
