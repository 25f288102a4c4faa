export {
  PortalContainerProvider,
  type PortalContainerProviderProps,
  usePortalContainer,
  useStyleNonce,
} from './portal-container.tsx';
