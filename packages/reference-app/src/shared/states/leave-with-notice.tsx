import { useState } from 'react';
import { homeOf } from '../../guard.ts';
import { visitorOf } from '../../services/app-services.ts';
import { useServices } from '../../services/services-context.tsx';
import { Redirect } from '../navigation/redirect.tsx';
import { arrivalWith } from './arrival.ts';

/** Leads to the first page of whoever is looking, which then says why. */
export function LeaveWithNotice({ notice }: { notice: string }) {
  const services = useServices();
  // The same state at each rendering: another one would be another navigation.
  const [arrival] = useState(() => arrivalWith(notice));
  return <Redirect to={homeOf(visitorOf(services))} state={arrival} />;
}
