import { DEFAULT_LANGUAGE } from '@aferir/domain';
import { UiMessagesProvider } from '@aferir/ui';
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import {
  PORTUGUESE,
  type Said,
  type Speaker,
  type Speech,
  type SpokenPart,
  textsIn,
} from './speech.ts';

const SpeechContext = createContext<Speech>(PORTUGUESE);

/** Props of {@link SpeechProvider}. */
export interface SpeechProviderProps {
  speaker: Speaker;
  children: ReactNode;
}

/** Has everything below, and the document, say what it says in the language that is spoken. */
export function SpeechProvider({ speaker, children }: SpeechProviderProps) {
  const speech = useSyncExternalStore(speaker.subscribe, speaker.current);
  const { language, kit } = speech;
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = DEFAULT_LANGUAGE;
    };
  }, [language]);
  return (
    <SpeechContext value={speech}>
      <UiMessagesProvider messages={kit}>{children}</UiMessagesProvider>
    </SpeechContext>
  );
}

/** What is spoken here. */
export function useSpeech(): Speech {
  return useContext(SpeechContext);
}

/** Texts in the language that is spoken here. */
export function useTexts<Texts extends object>(part: SpokenPart<Texts>): Said<Texts> {
  return textsIn(useSpeech(), part);
}
