import { Skeleton, SkeletonGroup } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';

/** Stands in place of the sign-in while its company or its code is on the way. */
export function SignInLoading() {
  const { messages } = useWidget<EmployeeDashboardMessages>();
  return (
    <SkeletonGroup label={messages.loadingCompany}>
      <Skeleton shape="block" height="320px" />
    </SkeletonGroup>
  );
}
