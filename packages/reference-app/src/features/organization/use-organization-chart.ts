import { getOrganizationChartQuery } from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { toDepartments } from './department.ts';
import { organizationMessages as texts } from './organization-messages.ts';

/** Reads the departments of the company, and tells when that fails. */
export function useOrganizationChart() {
  const { staff, toasts } = useServices();
  const chart = useQuery({ ...getOrganizationChartQuery(staff), select: toDepartments });
  const failure = chart.data ? texts.reloadFailed : texts.loadFailed;
  const failed = chart.isError ? failure : undefined;
  useEffect(() => {
    if (failed) toasts.show({ tone: 'danger', message: failed });
  }, [failed, toasts]);
  return chart;
}
