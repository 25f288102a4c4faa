// What TypeScript is told of the loader.
export { configure } from '../../widgets/src/shared/element/element-shell.ts';
export type * from './tags.ts';
