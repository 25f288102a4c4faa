import type { ReactNode } from 'react';
import type { ErrorDetail } from '../host/events.ts';
import { AferirProvider, useHasAferir } from './aferir-provider.tsx';
import { WidgetErrorBoundary } from './widget-error-boundary.tsx';

export interface WidgetFrameProps {
  onError?: ((detail: ErrorDetail) => void) | undefined;
  children: ReactNode;
}

/** Stands around every widget: a provider with the defaults where there is none, and a net. */
export function WidgetFrame({ onError, children }: WidgetFrameProps) {
  const framed = <WidgetErrorBoundary onError={onError}>{children}</WidgetErrorBoundary>;
  return useHasAferir() ? framed : <AferirProvider>{framed}</AferirProvider>;
}
