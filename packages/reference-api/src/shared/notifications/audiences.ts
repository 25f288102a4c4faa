import type { SectionId } from '@aferir/domain';
import type { LinkKind } from '../../operation/links/links-tables.ts';

/**
 * Whom a notification is shown to, of those who may view a section: all of them, one staff user, or the internal user that
 * a person is. Of a mail that could not be delivered it is known what its link leads to: whoever may view the
 * section of that.
 */
export type Audience =
  | { readonly section: SectionId; readonly staffUserId?: number; readonly personId?: number }
  | { readonly mailsOf: LinkKind };

/** How an audience is stored; a reader is shown what is stored under one of theirs. */
export function audienceKey(audience: Audience): string {
  if ('mailsOf' in audience) return `mails:${audience.mailsOf}`;
  const { section, staffUserId, personId } = audience;
  if (staffUserId !== undefined) return `section:${section}:user:${staffUserId}`;
  return personId === undefined ? `section:${section}` : `section:${section}:person:${personId}`;
}
