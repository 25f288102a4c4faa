import type { ApiClient } from '@aferir/api-client';
import { DEFAULT_LANGUAGE, type Language } from '@aferir/domain';
import {
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { sayIn } from '../language/say-in.ts';
import { createWidgetHost, type HostEvents, type WidgetHost } from './widget-host.ts';

/** The heading level that fits the page's outline. */
export type HeadingLevel = 1 | 2 | 3;

/** What every part of a widget works with. */
export interface Widget<Messages = unknown, Client extends ApiClient = ApiClient> {
  /** The client of whoever uses the widget: a personal link's, or a session's. */
  readonly client: Client;
  /** The language that it speaks. */
  readonly language: Language;
  /** Every text of the widget. */
  readonly messages: Messages;
  /** The level of the widget's title. */
  readonly headingLevel: HeadingLevel;
  /** The page around the widget. */
  readonly host: WidgetHost;
  /** Whether the page leads back when it is asked to, so that there is a way to offer. */
  readonly canClose: boolean;
  /** Where the people of the company sign in, if the page says so. */
  readonly portalHref?: string | undefined;
}

/** The widget around a component; the context of {@link useWidget}. */
export const WidgetContext = createContext<Widget | null>(null);

/**
 * The widget around this component. Whoever asks names the messages, and the client, that every
 * widget has in which the component stands.
 */
export function useWidget<Messages = unknown, Client extends ApiClient = ApiClient>(): Widget<
  Messages,
  Client
> {
  const widget = use(WidgetContext);
  if (!widget) throw new Error('useWidget needs a widget around it');
  return widget as Widget<Messages, Client>;
}

export interface WidgetScopeProps {
  /** The tag of the widget, without its prefix. */
  name: string;
  client: ApiClient;
  /** @default 'pt-BR' */
  language?: Language | undefined;
  messages: unknown;
  /** @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Where the people of the company sign in. @default no way leads there */
  portalHref?: string | undefined;
  /** Who listens; it may be a new object on every render. */
  events?: HostEvents | undefined;
  children: ReactNode;
}

/** Gives a widget to the components inside. What the host was told is remembered here. */
export function WidgetScope(props: WidgetScopeProps) {
  const { name, client, messages, headingLevel = 2, events = noEvents } = props;
  const { language = DEFAULT_LANGUAGE, portalHref, children } = props;
  const heard = useRef(events);
  useLayoutEffect(() => {
    heard.current = events;
  });
  const spoken = useRef(language);
  useLayoutEffect(() => {
    spoken.current = language;
  });
  const [host] = useState(() =>
    createWidgetHost(
      name,
      () => heard.current,
      (sentence) => sayIn(spoken.current, sentence),
    ),
  );
  const canClose = events.onClose !== undefined;
  const widget = useMemo<Widget>(
    () => ({ client, language, messages, headingLevel, host, canClose, portalHref }),
    [client, language, messages, headingLevel, host, canClose, portalHref],
  );
  return <WidgetContext value={widget}>{children}</WidgetContext>;
}

export interface WidgetPartProps {
  /** @default that of the widget */
  language?: Language;
  /** @default that of the widget */
  messages?: unknown;
  /** @default that of the widget */
  headingLevel?: HeadingLevel;
  children: ReactNode;
}

/** A part of a widget with texts, in their language, or a heading level of its own. */
export function WidgetPart({ language, messages, headingLevel, children }: WidgetPartProps) {
  const widget = useWidget();
  const part = useMemo<Widget>(
    () => ({
      ...widget,
      language: language ?? widget.language,
      messages: messages ?? widget.messages,
      headingLevel: headingLevel ?? widget.headingLevel,
    }),
    [widget, language, messages, headingLevel],
  );
  return <WidgetContext value={part}>{children}</WidgetContext>;
}

const noEvents: HostEvents = {};
