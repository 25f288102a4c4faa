export { useStableHandler } from './use-stable-handler.ts';
