import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';

/** Leads to the own assessments, where a toast says why. */
export function LeaveWithToast({ message }: { message: string }) {
  const { toasts } = useServices();
  useEffect(() => {
    toasts.show({ tone: 'danger', message });
  }, [toasts, message]);
  return <Navigate to={linkTo(paths.employeeAssessments)} replace />;
}
