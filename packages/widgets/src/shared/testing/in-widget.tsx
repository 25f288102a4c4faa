import { type ApiClient, createPublicClient } from '@aferir/api-client';
import type { ReactNode } from 'react';
import { WidgetScope, type WidgetScopeProps } from '../host/use-widget.tsx';

/** What a part is told in a test or a story; what is left out it does not need. */
export type WidgetGiven = Partial<Omit<WidgetScopeProps, 'children'>>;

/** A widget around a part of it. */
export function InWidget({ children, ...given }: WidgetGiven & { children: ReactNode }) {
  return (
    <WidgetScope name="probe" client={unreachable} messages={{}} headingLevel={1} {...given}>
      {children}
    </WidgetScope>
  );
}

/** Puts the widget around every story. */
export function inWidget(given: WidgetGiven) {
  return (Story: () => ReactNode) => <InWidget {...given}>{Story()}</InWidget>;
}

const unreachable: ApiClient = createPublicClient({
  baseUrl: 'http://localhost/api/v1',
  fetch: async () => Response.error(),
});
