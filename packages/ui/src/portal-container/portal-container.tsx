import { createContext, type ReactNode, useContext } from 'react';

interface PortalSurroundings {
  container: HTMLElement | null;
  nonce: string | undefined;
}

const PortalContext = createContext<PortalSurroundings>({ container: null, nonce: undefined });

export interface PortalContainerProviderProps {
  /** Where dialogs, menus and tooltips are put. In a shadow root: an element inside it. `null` is the body. */
  container: HTMLElement | null;
  /** The nonce of a strict Content-Security-Policy, for style elements that a library cannot do without. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** Tells every component below where what floats is put, and with which nonce. */
export function PortalContainerProvider({
  container,
  nonce,
  children,
}: PortalContainerProviderProps) {
  return <PortalContext value={{ container, nonce }}>{children}</PortalContext>;
}

/** The element for Radix portals; `null` means the document's body. */
export function usePortalContainer(): HTMLElement | null {
  return useContext(PortalContext).container;
}

/** The nonce for style elements, when the host page gave one. */
export function useStyleNonce(): string | undefined {
  return useContext(PortalContext).nonce;
}
