import type { AuditAction } from '../audit/audit-actions.ts';
import type { Db } from '../db/database.ts';
import type { ResponseKind, ResponseKinds } from '../db/platform-tables.ts';

/** What a kind of assessment is called on the wire. */
export type ResponseKindName = ResponseKinds[ResponseKind];

/** What has to be known of a kind of response beside the feature that keeps it. */
export interface ResponseKindInfo {
  readonly kind: ResponseKind;
  /** What the kind is called on the wire. */
  readonly name: ResponseKindName;
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
export type NameKind = (kind: ResponseKind) => ResponseKindName;

/** Looks names up among the kinds that there are; a kind is kept by one feature. */
export function nameKinds(kinds: readonly ResponseKindInfo[]): NameKind {
  const names = new Map<ResponseKind, ResponseKindName>();
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
