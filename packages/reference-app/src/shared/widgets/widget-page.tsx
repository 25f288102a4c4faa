import type { ErrorDetail } from '@aferir/widgets';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { Redirect } from '../navigation/redirect.tsx';
import { WidgetRealm } from './widget-realm.tsx';

/** Props of {@link WidgetPage}. */
export interface WidgetPageProps {
  /** Where a password is made, for a widget that may ask for one first. */
  firstAccessHref?: string;
  /** Draws the widget, which tells its failures. */
  children: (onError: (detail: ErrorDetail) => void) => ReactNode;
}

/** One widget and nothing else: it says by itself what its link does not open. */
export function WidgetPage({ firstAccessHref, children }: WidgetPageProps) {
  const { employee } = useServices();
  const [failure, setFailure] = useState<ErrorDetail>();
  if (failure?.kind === 'first-access' && firstAccessHref) return <Redirect to={firstAccessHref} />;
  return (
    <main tabIndex={-1}>
      <WidgetRealm session={employee}>{children(setFailure)}</WidgetRealm>
    </main>
  );
}
