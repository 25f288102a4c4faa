import { PageHeader } from '@aferir/ui';
import { TeamMap } from '@aferir/widgets';
import { linkTo, paths } from '../../paths.ts';
import { useServices } from '../../services/services-context.tsx';
import { BackLink } from '../../shared/frame/back-link.tsx';
import stack from '../../shared/frame/stack.module.css';
import { WidgetRealm } from '../../shared/widgets/widget-realm.tsx';
import { employeeMessages } from './employee-messages.ts';

/** `/minha-equipe`: a manager sees the map of the own team. */
export function Component() {
  const { employee } = useServices();
  return (
    <div className={stack.root}>
      <BackLink to={linkTo(paths.employeeDashboard)}>{employeeMessages.backToDashboard}</BackLink>
      <PageHeader title={employeeMessages.team} description={employeeMessages.teamText} />
      <WidgetRealm session={employee}>
        <TeamMap headingLevel={2} />
      </WidgetRealm>
    </div>
  );
}
