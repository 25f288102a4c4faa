import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ComponentMessages, ReplacedMessages } from './component-messages.ts';
import { type UiMessages, uiMessages } from './ui-messages.ts';

type Messages = UiMessages & ReplacedMessages;

const UiMessagesContext = createContext<Messages>(uiMessages);

export interface UiMessagesProviderProps {
  /** The labels to replace, those of a component under its name, or all of a language with its `language`; the others stay as they are. */
  messages: Partial<UiMessages> & ReplacedMessages;
  children: ReactNode;
}

/** Replaces labels of the kit for everything below. */
export function UiMessagesProvider({ messages, children }: UiMessagesProviderProps) {
  const outer = useContext(UiMessagesContext);
  const merged = useMemo(() => mergeMessages(outer, messages), [outer, messages]);
  return <UiMessagesContext value={merged}>{children}</UiMessagesContext>;
}

/** The labels in force here. */
export function useUiMessages(): UiMessages {
  return useContext(UiMessagesContext);
}

/** The texts of a component in force here: its own, what is replaced for all below a provider, and what its props replace. */
export function useMessages<Name extends keyof ComponentMessages>(
  name: Name,
  own: ComponentMessages[Name],
  given?: Partial<ComponentMessages[Name]>,
): ComponentMessages[Name] {
  const replaced = useContext(UiMessagesContext)[name];
  return useMemo(() => ({ ...own, ...replaced, ...given }), [own, replaced, given]);
}

function mergeMessages(outer: Messages, messages: UiMessagesProviderProps['messages']): Messages {
  const before: Readonly<Record<string, unknown>> = outer;
  const merged = Object.entries(messages).map(([key, said]) => [
    key,
    typeof said === 'object' ? { ...(before[key] as object), ...said } : said,
  ]);
  return { ...outer, ...Object.fromEntries(merged) };
}
