import { useEffect } from 'react';
import { AferirCompleteEvent } from '../shared/host/events.ts';
import { EmployeeDashboard, type EmployeeDashboardProps } from './employee-dashboard.tsx';
import { pageFinishSignal } from './finish-signal.ts';

/** What the element takes in place of the component's props. */
export interface AddressedDashboardProps
  extends Omit<EmployeeDashboardProps, 'companyId' | 'finishSignal' | 'toasts'> {
  /** The company, as the addresses of its sign-in name it. */
  idCliente?: number | undefined;
}

/** The dashboard as an element knows it: it hears when another widget of the page has finished. */
export function DashboardInElement({ idCliente, ...rest }: AddressedDashboardProps) {
  useEffect(() => {
    const { eventName } = AferirCompleteEvent;
    const raise = ({ target }: Event) => {
      // What finishes inside of this widget has raised it already.
      const isOwn = target instanceof Element && target.localName === 'aferir-employee-dashboard';
      if (!isOwn) pageFinishSignal.raise();
    };
    document.addEventListener(eventName, raise);
    return () => document.removeEventListener(eventName, raise);
  }, []);
  return <EmployeeDashboard {...rest} companyId={idCliente} />;
}
