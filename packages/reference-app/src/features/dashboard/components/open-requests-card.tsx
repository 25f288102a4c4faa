import type { Schema } from '@aferir/api-client';
import type { WaitingTime } from '@aferir/domain';
import type { Page } from '../../../paths.ts';
import { personHref } from '../../../shared/people/person-href.ts';
import { dashboardMessages } from '../dashboard-messages.ts';
import { inGrid } from '../section-links.ts';
import { LateReminder } from './late-reminder.tsx';
import type { WaitingKind } from './remind-waiting.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** Props of {@link OpenRequestsCard}. */
export interface OpenRequestsCardProps {
  section: Page;
  requests: Schema<'OpenRequestsWaiting'>;
  /** How all of their people are reminded. */
  kind: Exclude<WaitingKind, 'managers'>;
}

/** The requests of a section that people have not answered. */
export function OpenRequestsCard({ section, requests, kind }: OpenRequestsCardProps) {
  const { rows, qtdRecords } = requests;
  if (qtdRecords === 0) return null;
  return (
    <WaitingCard
      title={dashboardMessages.openRequests[kind](qtdRecords)}
      description={dashboardMessages.inSection(section.title, agesOf(requests))}
      items={rows.map((row) => ({
        id: String(row.idResposta),
        name: row.nmPessoa,
        photoUrl: row.urlFoto,
        detail: row.nmStatus,
        days: row.qtdDias,
        to: personHref(row.idOrganogramaPessoa),
      }))}
      seeAll={{
        label: dashboardMessages.seeAll(qtdRecords),
        to: inGrid(section, 'sem-resposta'),
      }}
      action={<LateReminder kind={kind} />}
    />
  );
}

function agesOf(requests: Schema<'OpenRequestsWaiting'>): string {
  const counts: readonly [WaitingTime, number][] = [
    ['long', requests.qtdMaisDe30Dias],
    ['medium', requests.qtdDe8A30Dias],
    ['short', requests.qtdAte7Dias],
  ];
  return counts
    .filter(([, count]) => count > 0)
    .map(([time, count]) => dashboardMessages.age(time, count))
    .join(', ');
}
