import type { ErrorDetail } from '@aferir/widgets';
import type { ReactNode } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useWidgetExit } from './use-widget-exit.tsx';
import { WidgetRealm } from './widget-realm.tsx';

/** Props of {@link WidgetPage}. */
export interface WidgetPageProps {
  /** Where a password is made, for a widget that may ask for one first. */
  firstAccessHref?: string;
  /** Draws the widget, which tells its failures. */
  children: (onError: (detail: ErrorDetail) => void) => ReactNode;
}

/** One widget and nothing else; a failure that leaves it with nothing to show leads away. */
export function WidgetPage({ firstAccessHref, children }: WidgetPageProps) {
  const { employee } = useServices();
  const [exit, setFailure] = useWidgetExit(firstAccessHref);
  if (exit) return exit;
  return (
    <main tabIndex={-1}>
      <WidgetRealm session={employee}>{children(setFailure)}</WidgetRealm>
    </main>
  );
}
