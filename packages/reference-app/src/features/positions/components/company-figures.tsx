import type { ApiProblem, Schema } from '@aferir/api-client';
import { SECTION } from '@aferir/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import { BriefcaseBusiness, Network, Users } from 'lucide-react';
import { linkTo, paths } from '../../../paths.ts';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { GRID_PARAMS } from '../../../shared/address/param-names.ts';
import { CountsRow } from '../../../shared/figures/counts-row.tsx';
import { ACTIVE_PEOPLE } from '../../../shared/people/active-people.ts';
import { positionsMessages as texts } from '../positions-messages.ts';

const activePeople = linkTo(paths.staffEmployees, {
  search: { [GRID_PARAMS.filter]: ACTIVE_PEOPLE },
});

/** How large the company is; nothing where that could not be read. */
export function CompanyFigures({
  positions: { data, isError },
}: {
  positions: UseQueryResult<Schema<'PositionList'>, ApiProblem>;
}) {
  const { has: mayOnPeople } = useSectionRights(SECTION.employees);
  const { has: mayOnDepartments } = useSectionRights(SECTION.organization);
  return (
    <CountsRow
      label={texts.figures}
      isFailed={isError}
      counts={[
        {
          label: texts.total,
          count: data?.qtdCargosTotal,
          hint: texts.totalHint(data?.qtdCargosTotal),
          icon: <BriefcaseBusiness />,
          to: linkTo(paths.staffPositions),
        },
        {
          label: texts.employees,
          count: data?.qtdFuncionariosTotal,
          hint: texts.employeesHint(data?.qtdFuncionariosTotal),
          icon: <Users />,
          ...(mayOnPeople('visualizar') && { to: activePeople }),
        },
        {
          label: texts.departments,
          count: data?.qtdDepartamentosTotal,
          hint: texts.departmentsHint,
          icon: <Network />,
          ...(mayOnDepartments('visualizar') && { to: linkTo(paths.staffOrganization) }),
        },
      ]}
    />
  );
}
