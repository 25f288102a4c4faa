import { getEmployeeTotalsQuery } from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, ClipboardList, UserCheck, Users, UserX } from 'lucide-react';
import { useServices } from '../../../services/services-context.tsx';
import { CountsRow } from '../../../shared/figures/counts-row.tsx';
import { employeesMessages as texts } from '../employees-messages.ts';

/** How many people there are, and how many of the active ones were assessed. */
export function EmployeeFigures() {
  const { staff } = useServices();
  const { data, isError } = useQuery(getEmployeeTotalsQuery(staff, { query: {} }));
  return (
    <CountsRow
      label={texts.figures}
      isFailed={isError}
      counts={[
        { label: texts.registered, count: data?.totalCadastrados, icon: <Users /> },
        { label: texts.active, count: data?.totalAtivos, icon: <UserCheck /> },
        { label: texts.inactive, count: data?.totalInativos, icon: <UserX /> },
        { label: texts.assessed, count: data?.totalAvaliados, icon: <ClipboardCheck /> },
        { label: texts.notAssessed, count: data?.totalSemAvaliacao, icon: <ClipboardList /> },
      ]}
    />
  );
}
