import type { Language } from '@aferir/domain';
import { loadUiMessages, UiMessagesProvider } from '@aferir/ui';
import { type ReactNode, useMemo } from 'react';
import { WidgetPart } from '../host/use-widget.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { LoadChunkOptions } from '../loading/load-chunk.ts';
import { useSpoken } from '../provider/aferir-provider.tsx';

/** A language whose texts are fetched when it is spoken. */
export type OtherLanguage = Exclude<Language, 'pt-BR'>;

interface SpokenProps<Replaced> {
  replaced: Replaced | undefined;
  children: ReactNode;
}

/** How the texts of a widget are fetched, by language: chunks of their own. */
export type TextLoaders<Messages extends object> = Readonly<
  Record<OtherLanguage, () => Promise<Messages>>
>;

/** The texts of a widget: the Portuguese ones at hand, the others when they are spoken. */
export interface WidgetTexts<Messages extends object, Replaced = Partial<Messages>> {
  readonly portuguese: Messages;
  /** Fetches the others. */
  readonly load: TextLoaders<Messages>;
  /** Puts the texts that a host replaces in the place of ours. */
  readonly merge: (texts: Messages, replaced: Replaced | undefined) => Messages;
  /** What gives a widget its texts in a language, and the kit's. */
  readonly Spoken: Readonly<
    Record<OtherLanguage, (props: SpokenProps<Replaced> & { fallback: ReactNode }) => ReactNode>
  >;
}

/** The texts of a widget in every language. */
export function textsIn<Messages extends object, Replaced = Partial<Messages>>(
  portuguese: Messages,
  load: TextLoaders<Messages>,
  merge: WidgetTexts<Messages, Replaced>['merge'] = (texts, replaced) => ({
    ...texts,
    ...replaced,
  }),
  options?: LoadChunkOptions,
): WidgetTexts<Messages, Replaced> {
  function spokenIn(language: OtherLanguage) {
    return lazyPart<SpokenProps<Replaced>>(async () => {
      const [kit, texts] = await Promise.all([loadUiMessages(language), load[language]()]);
      return function Spoken({ replaced, children }) {
        const { messages: ofHost } = useSpoken();
        const messages = useMemo(() => merge(texts, replaced), [replaced]);
        return (
          <UiMessagesProvider messages={kit}>
            <UiMessagesProvider messages={ofHost}>
              <WidgetPart language={language} messages={messages}>
                {children}
              </WidgetPart>
            </UiMessagesProvider>
          </UiMessagesProvider>
        );
      };
    }, options);
  }
  return { portuguese, load, merge, Spoken: { en: spokenIn('en'), es: spokenIn('es') } };
}
