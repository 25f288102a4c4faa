export type { ComponentMessages, ReplacedMessages } from './component-messages.ts';
export { type UiMessages, uiMessages } from './ui-messages.ts';
export {
  UiMessagesProvider,
  type UiMessagesProviderProps,
  useUiMessages,
} from './ui-messages-provider.tsx';
