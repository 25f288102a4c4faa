export {
  PortalContainerProvider,
  type PortalContainerProviderProps,
  usePortalContainer,
  useStyleNonce,
} from './portal-container.tsx';
export { useIsInBrowser } from './use-is-in-browser.ts';
