import { listDepartmentChoicesQuery, listManagerChoicesQuery } from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { Button, EmptyState, PageHeader } from '@aferir/ui';
import { TeamMap } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { MANAGER_PARAM } from '../../../shared/address/param-names.ts';
import { toId } from '../../../shared/address/to-id.ts';
import { useAddressParams } from '../../../shared/address/use-address-params.ts';
import { BackLink } from '../../../shared/frame/back-link.tsx';
import stack from '../../../shared/frame/stack.module.css';
import { placeFiltersOf } from '../../../shared/people/place-filters.ts';
import { WidgetRealm } from '../../../shared/widgets/widget-realm.tsx';
import { TeamFields } from '../components/team-fields.tsx';
import { teamMessages as texts } from '../team-messages.ts';

/** The map of a team: that of a department or of a manager, whichever the address names. */
export function TeamScreen() {
  const { staff } = useServices();
  const [params] = useAddressParams();
  const departmentId = placeFiltersOf(params).idOrganogramaNo || undefined;
  const managerId = departmentId ? undefined : (toId(params.get(MANAGER_PARAM)) ?? undefined);
  return (
    <div className={stack.root}>
      <BackLink to={linkTo(paths.staffBehavioral)}>{texts.back}</BackLink>
      <PageHeader title={texts.title} description={texts.purpose} />
      <TeamFields />
      {departmentId || managerId ? (
        <WidgetRealm session={staff}>
          <TeamMap departmentId={departmentId} managerId={managerId} headingLevel={2} />
        </WidgetRealm>
      ) : (
        <NoTeam />
      )}
    </div>
  );
}

/** Asks for a team; where there is none to choose, it leads to where departments are made. */
function NoTeam() {
  const { staff } = useServices();
  const { has } = useSectionRights(SECTION.organization);
  const one = { query: { take: 1 } };
  const departments = useQuery(listDepartmentChoicesQuery(staff, one));
  const managers = useQuery(listManagerChoicesQuery(staff, one));
  // People may answer to somebody before there is any department.
  const hasNone = departments.data?.qtdRecords === 0 && managers.data?.qtdRecords === 0;
  return (
    <EmptyState
      icon={<Users />}
      title={hasNone ? texts.noTeams : texts.choose}
      description={hasNone ? texts.noTeamsText : texts.chooseText}
      action={
        hasNone && has('visualizar') ? (
          <Button asChild>
            <Link to={linkTo(paths.staffOrganization)}>{texts.toOrganization}</Link>
          </Button>
        ) : undefined
      }
      headingLevel={2}
    />
  );
}
