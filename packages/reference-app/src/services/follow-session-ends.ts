import type { SessionEnd, SessionEndReason } from '@aferir/api-client';
import { forgetReads } from '@aferir/api-client/react';
import { type Address, employeeLogin, guard } from '../guard.ts';
import { linkTo, paths } from '../paths.ts';
import type { PageState } from '../shared/navigation/page-state.ts';
import { type AppServices, visitorOf } from './app-services.ts';
import type { sessionMessages } from './session-messages.ts';

/** The part of a router that leaving a page takes. */
export interface Leavable {
  readonly state: { readonly location: Address };
  navigate(to: string, options: { replace: boolean; state?: unknown }): Promise<void>;
}

/**
 * When a session ends, whatever ended it, forgets what was read with it and leaves the page if the
 * page needs it: for that realm's sign-in, with the way back where the person did not ask to leave.
 */
export function followSessionEnds(services: AppServices, router: Leavable): () => void {
  const { staff, employee, queryClient, companies } = services;

  function follow(end: SessionEnd) {
    forgetReads(queryClient, end.realm === 'staff' ? staff : employee);
    if (end.realm === 'employee') companies.remember(end.companyId);
    const turnedAwayTo = guard(router.state.location, visitorOf(services));
    if (turnedAwayTo === null) return;
    const notice = noticeOf(end.reason);
    void router.navigate(notice ? turnedAwayTo : signInOf(end), {
      replace: true,
      ...(notice && { state: { notice } satisfies Partial<PageState> }),
    });
  }

  const stops = [staff.session.onEnd(follow), employee.session.onEnd(follow)];
  return () => {
    for (const stop of stops) stop();
  };
}

function signInOf({ realm, companyId }: SessionEnd): string {
  return realm === 'staff' ? linkTo(paths.staffLogin) : employeeLogin(companyId);
}

function noticeOf(reason: SessionEndReason): keyof typeof sessionMessages | undefined {
  return reason === 'expired' || reason === 'elsewhere' ? reason : undefined;
}
