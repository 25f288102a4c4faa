import type { ErrorDetail } from '@aferir/widgets';
import { type ReactNode, useState } from 'react';
import { Redirect } from '../navigation/redirect.tsx';
import { LeaveWithNotice } from '../states/leave-with-notice.tsx';

/**
 * What leads away from a page whose widget has nothing to show: home with the reason, or to where a
 * password is made. Null as long as the widget deals with everything by itself.
 */
export function useWidgetExit(
  firstAccessHref?: string,
): [exit: ReactNode, onError: (detail: ErrorDetail) => void] {
  const [failure, setFailure] = useState<ErrorDetail>();
  return [exitOf(failure, firstAccessHref), setFailure];
}

function exitOf(failure: ErrorDetail | undefined, firstAccessHref: string | undefined): ReactNode {
  if (failure?.kind === 'first-access' && firstAccessHref) {
    return <Redirect to={firstAccessHref} />;
  }
  return failure?.isFatal ? <LeaveWithNotice notice={failure.message} /> : null;
}
