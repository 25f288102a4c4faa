import {
  type ApiClient,
  createLinkClients,
  type GetToken,
  type LinkClient,
  type LinkClients,
} from '@aferir/api-client';
import { useOwnQueryClient } from '@aferir/api-client/react';
import { DEFAULT_LANGUAGE, type Language } from '@aferir/domain';
import { ThemeScope, type ToastStore, type UiMessages, UiMessagesProvider } from '@aferir/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react';

export interface AferirProviderProps {
  /** Address of the API, up to and including its version. @default '/api/v1' */
  apiBase?: string | undefined;
  /**
   * The client of whoever is signed in, where the page has one. @default the employee's session:
   * the app's own on its origin, one in memory on any other
   */
  session?: ApiClient | undefined;
  /**
   * Hands over an employee's token that the host's back end got, where there is no `session`. It may
   * be a new function on every render, for the same employee.
   */
  getToken?: GetToken | undefined;
  /**
   * The clients of personal links, where the page has asked by them already and shares its
   * `queryClient` too. @default its own
   */
  linkClients?: LinkClients | undefined;
  /**
   * The language of the interface. What a company has written, questions and reports stay in their own; the page's `lang` says nothing
   * about it. @default 'pt-BR'
   */
  lang?: Language | undefined;
  /** Replaces labels of the kit. */
  messages?: Partial<UiMessages> | undefined;
  /** @default 'auto' */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** The host's brand color, `#rgb` or `#rrggbb`. */
  brandColor?: string | undefined;
  /** Where dialogs and menus are put. @default document.body */
  portalContainer?: Element | DocumentFragment | undefined;
  /** The toasts of a page that shows them itself. @default each widget shows its own */
  toasts?: ToastStore | undefined;
  /** The nonce of a strict Content-Security-Policy. */
  nonce?: string | undefined;
  /** The cache of server data. @default one of its own */
  queryClient?: QueryClient | undefined;
  /** Makes the requests. @default the global fetch */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  children: ReactNode;
}

/** What a provider gives to the widgets inside it. */
export interface AferirContextValue {
  readonly apiBase: string;
  readonly fetch: AferirProviderProps['fetch'];
  /** What the widgets inside speak, and ask servers to. */
  readonly language: Language;
  readonly session: ApiClient | undefined;
  readonly getToken: GetToken | undefined;
  readonly toasts: ToastStore | undefined;
  /** The client of a personal link, the same one for everything inside. */
  readonly linkClient: LinkClients;
}

const DEFAULT_API_BASE = '/api/v1';

const AferirContext = createContext<AferirContextValue | null>(null);

/** What a provider says of texts; apart, for another word is no reason for other clients. */
interface SpokenValue {
  readonly language: Language;
  /** The labels of the kit that the host replaces. */
  readonly messages: Partial<UiMessages>;
}

const noMessages: Partial<UiMessages> = {};

const SpokenContext = createContext<SpokenValue>({
  language: DEFAULT_LANGUAGE,
  messages: noMessages,
});

/** Everything that widgets share: the API, who is signed in, theme, language, floating layers. */
export function AferirProvider({
  apiBase = DEFAULT_API_BASE,
  session,
  getToken,
  linkClients,
  lang: language = DEFAULT_LANGUAGE,
  messages = noMessages,
  theme = 'auto',
  brandColor,
  portalContainer,
  toasts,
  nonce,
  queryClient,
  fetch,
  children,
}: AferirProviderProps) {
  const askHost = useLatestToken(getToken);
  const ownQueryClient = useOwnQueryClient();
  const value = useMemo<AferirContextValue>(
    () => ({
      apiBase,
      fetch,
      language,
      session,
      getToken: askHost,
      toasts,
      linkClient: linkClients ?? createLinkClients({ baseUrl: apiBase, fetch, language }),
    }),
    [apiBase, fetch, language, session, askHost, toasts, linkClients],
  );

  const spoken = useMemo(() => ({ language, messages }), [language, messages]);

  return (
    <AferirContext value={value}>
      <SpokenContext value={spoken}>
        <QueryClientProvider client={queryClient ?? ownQueryClient}>
          <UiMessagesProvider messages={messages}>
            <ThemeScope
              lang={language}
              scheme={theme}
              brandColor={brandColor}
              portalTarget={portalContainer}
              nonce={nonce}
            >
              {children}
            </ThemeScope>
          </UiMessagesProvider>
        </QueryClientProvider>
      </SpokenContext>
    </AferirContext>
  );
}

/** What the nearest provider gives. */
export function useAferir(): AferirContextValue {
  const value = useContext(AferirContext);
  if (!value) throw new Error('useAferir needs an AferirProvider around it');
  return value;
}

/** The language and the replaced labels of the nearest provider; Portuguese without one. */
export function useSpoken(): SpokenValue {
  return useContext(SpokenContext);
}

/** The address of the API, by the nearest provider if there is one. */
export function useApiBase(): string {
  return useContext(AferirContext)?.apiBase ?? DEFAULT_API_BASE;
}

/** The client of a personal link. Its case matters. */
export function useLinkClient(hash: string): LinkClient {
  return useAferir().linkClient(hash);
}

/** Whether there is a provider around. */
export function useHasAferir(): boolean {
  return useContext(AferirContext) !== null;
}

// A function written inside a component is a new one each time; whom it asks for stays the same.
function useLatestToken(getToken: GetToken | undefined): GetToken | undefined {
  const latest = useRef(getToken);
  useLayoutEffect(() => {
    latest.current = getToken;
  });
  const isOffered = getToken !== undefined;
  return useMemo(
    () => (isOffered ? (request) => latest.current?.(request) ?? null : undefined),
    [isOffered],
  );
}
