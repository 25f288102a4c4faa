import type { ApiClient } from '@aferir/api-client';
import { DEFAULT_LANGUAGE } from '@aferir/domain';
import { type ReactNode, useMemo } from 'react';
import { type HeadingLevel, WidgetScope } from '../host/use-widget.tsx';
import type { HostEvents } from '../host/widget-host.ts';
import { LanguageLoading } from '../language/language-loading.tsx';
import type { WidgetTexts } from '../language/texts-in.tsx';
import {
  type AferirContextValue,
  AferirProvider,
  useAferir,
  useHasAferir,
  useSpoken,
} from './aferir-provider.tsx';
import { WidgetErrorBoundary } from './widget-error-boundary.tsx';

export interface WidgetFrameProps<Messages extends object, Replaced> {
  /** The tag of the widget, without its prefix. */
  name: string;
  /** What the widget is about, such as its link: about another one it begins anew. @default '' */
  about?: string | undefined;
  /** Makes the client that the widget works with; asked once for what it is about. */
  connect: (aferir: AferirContextValue) => ApiClient;
  /** Every text, in every language. */
  texts: WidgetTexts<Messages, Replaced>;
  /** The texts that the host replaces; the same object until one changes. */
  messages: Replaced | undefined;
  /** @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Where the people of the company sign in. @default no way leads there */
  portalHref?: string | undefined;
  /** Who listens. */
  events: HostEvents;
  children: ReactNode;
}

/**
 * Stands around every widget: a provider with the defaults where there is none, what its parts work
 * with, its texts in the language of the provider, and a net.
 */
export function WidgetFrame<Messages extends object, Replaced>({
  about = '',
  ...props
}: WidgetFrameProps<Messages, Replaced>) {
  const framed = <ConnectedFrame key={about} {...props} />;
  return useHasAferir() ? framed : <AferirProvider>{framed}</AferirProvider>;
}

function ConnectedFrame<Messages extends object, Replaced>({
  connect,
  texts,
  messages: replaced,
  children,
  ...scope
}: Omit<WidgetFrameProps<Messages, Replaced>, 'about'>) {
  const aferir = useAferir();
  const { language } = useSpoken();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the widget is about is the key
  const client = useMemo(() => connect(aferir), [aferir]);
  const messages = useMemo(() => texts.merge(texts.portuguese, replaced), [texts, replaced]);
  const Spoken = language === DEFAULT_LANGUAGE ? null : texts.Spoken[language];
  return (
    <WidgetScope {...scope} client={client} language={language} messages={messages}>
      <WidgetErrorBoundary>
        {Spoken ? (
          <Spoken fallback={<LanguageLoading />} replaced={replaced}>
            {children}
          </Spoken>
        ) : (
          children
        )}
      </WidgetErrorBoundary>
    </WidgetScope>
  );
}
