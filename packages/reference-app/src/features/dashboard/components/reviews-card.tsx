import type { Schema } from '@aferir/api-client';
import { paths } from '../../../paths.ts';
import { personHref } from '../../../shared/people/person-href.ts';
import { dashboardMessages } from '../dashboard-messages.ts';
import { inGrid } from '../section-links.ts';
import { LateReminder } from './late-reminder.tsx';
import { WaitingCard } from './waiting-card.tsx';

const section = paths.staffPerformance;

/** The reviews that wait for ratings or feedback, each with whose they are. */
export function ReviewsCard({ reviews }: { reviews: Schema<'ReviewsWithManagers'> }) {
  const { rows, qtdRecords } = reviews;
  if (qtdRecords === 0) return null;
  return (
    <WaitingCard
      title={dashboardMessages.withManagers(qtdRecords)}
      description={dashboardMessages.inSection(section.title, dashboardMessages.withManagersText)}
      items={rows.map((row) => ({
        id: String(row.idResposta),
        name: row.nmPessoa,
        photoUrl: row.urlFoto,
        detail: dashboardMessages.waitsFor(row.lstGestores),
        days: row.qtdDias,
        to: personHref(row.idOrganogramaPessoa),
      }))}
      seeAll={{
        label: dashboardMessages.seeAll(qtdRecords),
        to: inGrid(section, 'com-gestor'),
      }}
      action={<LateReminder kind="managers" />}
    />
  );
}
