import { EmptyState, PageHeader } from '@aferir/ui';
import { TeamMap } from '@aferir/widgets';
import { Users } from 'lucide-react';
import { linkTo, paths } from '../../../paths.ts';
import { useServices } from '../../../services/services-context.tsx';
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
        <EmptyState
          icon={<Users />}
          title={texts.choose}
          description={texts.chooseText}
          headingLevel={2}
        />
      )}
    </div>
  );
}
