import type { SectionId } from '@aferir/domain';
import type { AuditAction } from '../../platform/audit/audit-actions.ts';
import type { Db } from '../../platform/db/database.ts';
import type { LinkKind, LinkKinds, ResponseKind, ResponseKinds } from './links-tables.ts';

/** What a kind of assessment is called on the wire. */
export type ResponseKindName = ResponseKinds[ResponseKind];

/** What a link leads to, as it is called on the wire. */
export type LinkKindName = LinkKinds[LinkKind];

/** How mailed links of a kind are made. */
export interface MailedLinkKind {
  readonly kind: LinkKind;
  /** The section that sends them. */
  readonly section: SectionId;
  /** The page of the app that a mail leads to; left out, it is the one that validates the link and goes on from there. */
  readonly page?: (link: { readonly hash: string; readonly personId: number }) => string;
  /** When a mailed link stops working; left out, as answering links do. */
  readonly expiry?: (sentAt: Date) => Date;
}

/** What links of a kind lead to, as far as others than the feature that sends them know it. */
export interface LinkKindInfo extends MailedLinkKind {
  /** What the kind is called on the wire. */
  readonly name: LinkKindName;
  /** Left out where the kind has no report of a person. */
  readonly report?: ReportInfo;
}

/** What has to be known of the reports of a kind beside the feature that keeps them. */
export interface ReportInfo {
  /** What the audit trail calls what is reported. */
  readonly subject: string;
  /** What it calls the opening of a report. */
  readonly opened: AuditAction;
  /** When responses were sent, by id; those that there are not are left out. */
  readonly sentAt: (
    db: Db,
    companyId: number,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, Date>>;
}

/** A kind of response that has a report. */
export interface ReportedKind extends LinkKindInfo {
  readonly kind: ResponseKind;
  readonly name: ResponseKindName;
  readonly report: ReportInfo;
}

/** What is seen of a response: its report, or what of its result is shown elsewhere. */
export interface SeenResult {
  readonly name: ResponseKindName | 'equipe';
  readonly report: ReportInfo;
}

/** Whether a kind has a report. */
export function hasReport(kind: LinkKindInfo): kind is ReportedKind {
  return kind.report !== undefined;
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
