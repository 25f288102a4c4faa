import { SECTION } from '@aferir/domain';
import { Button, Card } from '@aferir/ui';
import { paths } from '../../../paths.ts';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { Link } from '../../../shared/navigation/link.tsx';
import { dashboardMessages } from '../dashboard-messages.ts';
import { inGrid } from '../section-links.ts';

const section = paths.staffBehavioral;

/** How many people were never assessed and have nothing to answer, and the way to ask them. */
export function PeopleToAskCard({
  count,
  className,
}: {
  count: number;
  className?: string | undefined;
}) {
  const { has } = useSectionRights(SECTION.behavioral);
  if (count === 0) return null;
  return (
    <Card
      className={className}
      title={dashboardMessages.toAsk(count)}
      description={dashboardMessages.inSection(section.title, dashboardMessages.toAskText)}
      actions={
        <Button asChild variant="secondary">
          <Link to={inGrid(section, 'a-solicitar')}>
            {has('incluir') ? dashboardMessages.send : dashboardMessages.seePeople}
          </Link>
        </Button>
      }
    />
  );
}
