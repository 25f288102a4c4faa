import { getEmployeeTotalsQuery } from '@aferir/api-client/react';
import { FigureCard, Skeleton } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, ClipboardList, UserCheck, Users, UserX } from 'lucide-react';
import { useServices } from '../../../services/services-context.tsx';
import { employeesMessages as texts } from '../employees-messages.ts';
import styles from './employees.module.css';

/** How many people there are, and how many of the active ones were assessed. */
export function EmployeeFigures() {
  const { staff } = useServices();
  const { data, isError } = useQuery(getEmployeeTotalsQuery(staff, { query: {} }));
  const figureOf = (count: number | undefined) => {
    if (count !== undefined) return count.toLocaleString('pt-BR');
    return isError ? texts.notTold : <Skeleton width="56px" height="28px" />;
  };
  const figures = [
    { label: texts.registered, count: data?.totalCadastrados, icon: <Users /> },
    { label: texts.active, count: data?.totalAtivos, icon: <UserCheck /> },
    { label: texts.inactive, count: data?.totalInativos, icon: <UserX /> },
    { label: texts.assessed, count: data?.totalAvaliados, icon: <ClipboardCheck /> },
    { label: texts.notAssessed, count: data?.totalSemAvaliacao, icon: <ClipboardList /> },
  ];
  return (
    <section className={styles.figures} aria-label={texts.figures}>
      {figures.map(({ label, count, icon }) => (
        <FigureCard key={label} label={label} value={figureOf(count)} icon={icon} />
      ))}
    </section>
  );
}
