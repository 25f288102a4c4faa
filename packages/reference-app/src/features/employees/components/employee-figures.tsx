import { getEmployeeTotalsQuery } from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck, ClipboardList, UserCheck, Users, UserX } from 'lucide-react';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { GRID_PARAMS, PROFILE_PARAM } from '../../../shared/address/param-names.ts';
import { CountsRow } from '../../../shared/figures/counts-row.tsx';
import { ACTIVE_PEOPLE, INACTIVE_PEOPLE } from '../../../shared/people/active-people.ts';
import { ANY_PROFILE, NO_PROFILE } from '../../../shared/people/profile-filter.ts';
import { employeesMessages as texts } from '../employees-messages.ts';

/** How many people there are, and how many of the active ones were assessed. */
export function EmployeeFigures() {
  const { staff } = useServices();
  const { has } = useSectionRights(SECTION.behavioral);
  const withFilter = (filter: string) =>
    linkTo(paths.staffEmployees, { search: { [GRID_PARAMS.filter]: filter } });
  const withProfile = (profile: string) =>
    linkTo(paths.staffBehavioral, { search: { [PROFILE_PARAM]: profile } });
  const { data, isError } = useQuery(getEmployeeTotalsQuery(staff, { query: {} }));
  return (
    <CountsRow
      label={texts.figures}
      isFailed={isError}
      counts={[
        {
          label: texts.registered,
          count: data?.totalCadastrados,
          icon: <Users />,
          to: linkTo(paths.staffEmployees),
        },
        {
          label: texts.active,
          count: data?.totalAtivos,
          icon: <UserCheck />,
          to: withFilter(ACTIVE_PEOPLE),
        },
        {
          label: texts.inactive,
          count: data?.totalInativos,
          icon: <UserX />,
          to: withFilter(INACTIVE_PEOPLE),
        },
        {
          label: texts.assessed,
          count: data?.totalAvaliados,
          icon: <ClipboardCheck />,
          ...(has('visualizar') && { to: withProfile(ANY_PROFILE) }),
        },
        {
          label: texts.notAssessed,
          count: data?.totalSemAvaliacao,
          icon: <ClipboardList />,
          ...(has('visualizar') && { to: withProfile(NO_PROFILE) }),
        },
      ]}
    />
  );
}
