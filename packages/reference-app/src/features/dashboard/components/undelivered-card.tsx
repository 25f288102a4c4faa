import type { Schema } from '@aferir/api-client';
import { MOST_NAMED_WAITING } from '@aferir/domain';
import type { Page } from '../../../paths.ts';
import { personHref } from '../../../shared/people/person-href.ts';
import { dashboardMessages } from '../dashboard-messages.ts';
import { WaitingCard, type WaitingItem } from './waiting-card.tsx';

/** The mails of a section that did not get out. */
export interface UndeliveredInSection {
  readonly section: Page;
  readonly mails: Schema<'UndeliveredMailList'>;
}

/** The mails of all sections that did not get out, the oldest first, and how many more there are. */
export function UndeliveredCard({ lists }: { lists: readonly UndeliveredInSection[] }) {
  const total = lists.reduce((sum, { mails }) => sum + mails.qtdRecords, 0);
  if (total === 0) return null;
  const items = lists.flatMap(({ section, mails }) =>
    mails.rows.map((row) => toItem(section, row)),
  );
  const left = total - items.length;
  return (
    <WaitingCard
      title={dashboardMessages.undelivered(total)}
      description={dashboardMessages.undeliveredText}
      items={items.toSorted((a, b) => b.days - a.days)}
      firstShown={MOST_NAMED_WAITING}
      note={left > 0 ? dashboardMessages.undeliveredLeft(left) : undefined}
    />
  );
}

function toItem(section: Page, mail: Schema<'UndeliveredMail'>): WaitingItem {
  const { idResposta, idOrganogramaPessoa, nmPessoa, nmDestinatario, dsEmail, qtdDias } = mail;
  const isToManager = nmDestinatario !== nmPessoa;
  return {
    id: `${section.pattern}-${idResposta}-${dsEmail}`,
    name: nmDestinatario,
    detail: isToManager
      ? dashboardMessages.undeliveredAbout(dsEmail, nmPessoa)
      : dashboardMessages.undeliveredTo(dsEmail, section.title),
    days: qtdDias,
    to: personHref(idOrganogramaPessoa),
  };
}
