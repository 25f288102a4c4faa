import { PageHeader } from '@aferir/ui';
import { TeamMap } from '@aferir/widgets';
import { useServices } from '../../services/services-context.tsx';
import stack from '../../shared/frame/stack.module.css';
import { useTexts } from '../../shared/language/speech-context.tsx';
import { WidgetRealm } from '../../shared/widgets/widget-realm.tsx';
import { employeeTexts } from './employee-messages.ts';
import { ORIGINS } from './opened-from.ts';
import { WayBackLink } from './way-back-link.tsx';

/** `/minha-equipe`: a manager sees the map of the own team. */
export function Component() {
  const { employee } = useServices();
  const { team, teamText } = useTexts(employeeTexts);
  return (
    <div className={stack.root}>
      <WayBackLink {...ORIGINS.dashboard} />
      <PageHeader title={team} description={teamText} />
      <WidgetRealm session={employee}>
        <TeamMap headingLevel={2} />
      </WidgetRealm>
    </div>
  );
}
