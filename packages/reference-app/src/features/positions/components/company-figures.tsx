import type { ApiProblem, Schema } from '@aferir/api-client';
import { FigureCard, Skeleton } from '@aferir/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { BriefcaseBusiness, Network, Users } from 'lucide-react';
import { positionsMessages as texts } from '../positions-messages.ts';
import styles from './positions.module.css';

/** How large the company is; nothing where that could not be read. */
export function CompanyFigures({
  positions: { data, isError },
}: {
  positions: UseQueryResult<Schema<'PositionList'>, ApiProblem>;
}) {
  const figureOf = (count: number | undefined) => {
    if (count !== undefined) return count.toLocaleString('pt-BR');
    return isError ? texts.notTold : <Skeleton width="56px" height="28px" />;
  };
  return (
    <div className={styles.figures}>
      <FigureCard
        label={texts.total}
        value={figureOf(data?.qtdCargosTotal)}
        hint={texts.totalHint}
        icon={<BriefcaseBusiness />}
      />
      <FigureCard
        label={texts.employees}
        value={figureOf(data?.qtdFuncionariosTotal)}
        hint={texts.employeesHint}
        icon={<Users />}
      />
      <FigureCard
        label={texts.departments}
        value={figureOf(data?.qtdDepartamentosTotal)}
        hint={texts.departmentsHint}
        icon={<Network />}
      />
    </div>
  );
}
