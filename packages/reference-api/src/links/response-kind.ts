import type { SectionId } from '@aferir/domain';
import type { AuditAction } from '../audit/audit-actions.ts';
import type { Db } from '../db/database.ts';
import type { LinkKind, LinkKinds, ResponseKind, ResponseKinds } from './links-tables.ts';

/** What a kind of assessment is called on the wire. */
export type ResponseKindName = ResponseKinds[ResponseKind];

/** What a link leads to, as it is called on the wire. */
export type LinkKindName = LinkKinds[LinkKind];

/** How mailed links of a kind are made. */
export interface MailedLinkKind {
  readonly kind: LinkKind;
  /** The page of the app that a mail leads to; left out, it is the one that validates the link and goes on from there. */
  readonly page?: (link: { readonly hash: string; readonly personId: number }) => string;
  /** When a mailed link stops working; left out, as answering links do. */
  readonly expiry?: (sentAt: Date) => Date;
}

/** What links of a kind lead to, with its name on the wire. */
export interface LinkKindInfo extends MailedLinkKind {
  readonly name: LinkKindName;
  /** The section that sends them. */
  readonly section: SectionId;
}

/** What has to be known of a kind of response beside the feature that keeps it. */
export interface ResponseKindInfo {
  readonly kind: ResponseKind;
  /** What the kind is called on the wire. */
  readonly name: ResponseKindName;
  /** The section that responses are asked for in. */
  readonly section: SectionId;
  /** What the audit trail calls a response, and the opening of its report. */
  readonly audit: { readonly subject: string; readonly reportOpened: AuditAction };
  /** When responses were sent, by id; those that there are not are left out. */
  readonly sentAt: (
    db: Db,
    companyId: number,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, Date>>;
}

/** The name of a kind on the wire. */
export type NameKind = (kind: LinkKind) => LinkKindName;

/** Looks names up among the kinds that there are; a kind is kept by one feature. */
export function nameKinds(kinds: readonly Pick<LinkKindInfo, 'kind' | 'name'>[]): NameKind {
  const names = new Map<LinkKind, LinkKindName>();
  for (const { kind, name } of kinds) {
    if (names.has(kind)) throw new Error(`Responses of the kind ${kind} are kept twice.`);
    names.set(kind, name);
  }
  return (kind) => {
    const name = names.get(kind);
    if (!name) throw new Error(`No feature keeps responses of the kind ${kind}.`);
    return name;
  };
}
