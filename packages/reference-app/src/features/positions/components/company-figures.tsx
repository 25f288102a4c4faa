import type { ApiProblem, Schema } from '@aferir/api-client';
import type { UseQueryResult } from '@tanstack/react-query';
import { BriefcaseBusiness, Network, Users } from 'lucide-react';
import { CountsRow } from '../../../shared/figures/counts-row.tsx';
import { positionsMessages as texts } from '../positions-messages.ts';

/** How large the company is; nothing where that could not be read. */
export function CompanyFigures({
  positions: { data, isError },
}: {
  positions: UseQueryResult<Schema<'PositionList'>, ApiProblem>;
}) {
  return (
    <CountsRow
      label={texts.figures}
      isFailed={isError}
      counts={[
        {
          label: texts.total,
          count: data?.qtdCargosTotal,
          hint: texts.totalHint,
          icon: <BriefcaseBusiness />,
        },
        {
          label: texts.employees,
          count: data?.qtdFuncionariosTotal,
          hint: texts.employeesHint,
          icon: <Users />,
        },
        {
          label: texts.departments,
          count: data?.qtdDepartamentosTotal,
          hint: texts.departmentsHint,
          icon: <Network />,
        },
      ]}
    />
  );
}
