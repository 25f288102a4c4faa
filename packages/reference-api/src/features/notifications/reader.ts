import { can, SECTIONS, type SectionId } from '@aferir/domain';
import type { StaffActor } from '../../operation/context.ts';
import type { LinkKind } from '../../operation/links/links-tables.ts';
import { audienceKey } from '../../shared/notifications/audiences.ts';

/** Mails of which kind belong to which section. */
export type MailSections = ReadonlyMap<LinkKind, SectionId>;

/** Who reads, and what is shown to them by the rights that they have now. */
export interface Reader {
  readonly staffUserId: number;
  /** The person an internal user is. */
  readonly personId: number | null;
  readonly audiences: readonly string[];
}

/** The caller as a reader. */
export function readerOf(actor: StaffActor, mails: MailSections): Reader {
  const { staffUserId, personId, permissions } = actor;
  const seen = SECTIONS.map(({ id }) => id).filter((id) => can(permissions, id, 'visualizar'));
  const kinds = [...mails].flatMap(([kind, section]) => (seen.includes(section) ? [kind] : []));
  return {
    staffUserId,
    personId,
    audiences: [
      ...seen.flatMap((section) => [
        audienceKey({ section }),
        audienceKey({ section, staffUserId }),
        ...(personId === null ? [] : [audienceKey({ section, personId })]),
      ]),
      ...kinds.map((mailsOf) => audienceKey({ mailsOf })),
    ],
  };
}
