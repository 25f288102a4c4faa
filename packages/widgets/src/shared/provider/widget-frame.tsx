import type { ApiClient } from '@aferir/api-client';
import { type ReactNode, useMemo } from 'react';
import { type HeadingLevel, WidgetScope } from '../host/use-widget.tsx';
import type { HostEvents } from '../host/widget-host.ts';
import {
  type AferirContextValue,
  AferirProvider,
  useAferir,
  useHasAferir,
} from './aferir-provider.tsx';
import { WidgetErrorBoundary } from './widget-error-boundary.tsx';

export interface WidgetFrameProps {
  /** The tag of the widget, without its prefix. */
  name: string;
  /** What the widget is about, such as its link: about another one it begins anew. @default '' */
  about?: string | undefined;
  /** Makes the client that the widget works with; asked once for what it is about. */
  connect: (aferir: AferirContextValue) => ApiClient;
  /** Every text; the same object until one changes. */
  messages: unknown;
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
 * with, and a net.
 */
export function WidgetFrame({ about = '', ...props }: WidgetFrameProps) {
  const framed = <ConnectedFrame key={about} {...props} />;
  return useHasAferir() ? framed : <AferirProvider>{framed}</AferirProvider>;
}

function ConnectedFrame({ connect, children, ...scope }: Omit<WidgetFrameProps, 'about'>) {
  const aferir = useAferir();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the widget is about is the key
  const client = useMemo(() => connect(aferir), [aferir]);
  return (
    <WidgetScope {...scope} client={client}>
      <WidgetErrorBoundary>{children}</WidgetErrorBoundary>
    </WidgetScope>
  );
}
