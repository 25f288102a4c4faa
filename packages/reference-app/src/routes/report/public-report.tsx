import { BehavioralReport, type ErrorDetail } from '@aferir/widgets';
import { useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { LeaveWithNotice } from '../../shared/components/leave-with-notice.tsx';
import { PublicFrame } from '../../shared/components/public-frame.tsx';
import { WidgetRealm } from '../../shared/components/widget-realm.tsx';

/** The report that a link opens, without signing in. */
export function PublicReport({ hs }: { hs: string }) {
  const { employee } = useServices();
  const [failure, setFailure] = useState<ErrorDetail>();
  if (failure?.isFatal) return <LeaveWithNotice notice={failure.message} />;
  return (
    <PublicFrame width="wide">
      <WidgetRealm session={employee}>
        <BehavioralReport hs={hs} headingLevel={1} onError={setFailure} />
      </WidgetRealm>
    </PublicFrame>
  );
}
