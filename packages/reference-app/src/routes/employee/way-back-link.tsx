import { BackLink } from '../../shared/frame/back-link.tsx';
import { useTexts } from '../../shared/language/speech-context.tsx';
import { employeeTexts } from './employee-messages.ts';
import type { WayBack } from './opened-from.ts';

/** Leads back to where a page of the employee area was opened from. */
export function WayBackLink({ to, label }: WayBack) {
  return <BackLink to={to}>{useTexts(employeeTexts)[label]}</BackLink>;
}
