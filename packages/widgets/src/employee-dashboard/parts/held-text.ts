import { formatDate, type ResultRelease } from '@aferir/domain';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';

/** When a held result comes out, as a sentence; undefined where it is not held. */
export function heldText(
  release: ResultRelease | undefined,
  { held, language }: EmployeeDashboardMessages['comparison'],
): string | undefined {
  return release && held(release.day && formatDate(release.day, language));
}
