import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type UiMessages, uiMessages } from './ui-messages.ts';

const UiMessagesContext = createContext<UiMessages>(uiMessages);

export interface UiMessagesProviderProps {
  /** The labels to replace; the others stay in Portuguese. */
  messages: Partial<UiMessages>;
  children: ReactNode;
}

/** Replaces labels of the kit for everything below. */
export function UiMessagesProvider({ messages, children }: UiMessagesProviderProps) {
  const outer = useContext(UiMessagesContext);
  const merged = useMemo(() => ({ ...outer, ...messages }), [outer, messages]);
  return <UiMessagesContext value={merged}>{children}</UiMessagesContext>;
}

/** The labels in force here. */
export function useUiMessages(): UiMessages {
  return useContext(UiMessagesContext);
}
