import type { AuditAction } from './audit-actions.ts';

/** Who did something, as the audit trail keeps it. */
export type AuditActor =
  | { readonly kind: 'staff' | 'employee' | 'link' | 'key'; readonly id: number }
  | typeof nobody;

/** Whoever has not shown yet who it is. */
export const nobody = { kind: 'nobody', id: null } as const;

/** Something worth keeping: who saw or changed what of whom. */
export interface AuditEntry {
  readonly action: AuditAction;
  /** Whose data it was about. */
  readonly personId?: number;
  readonly subject?: { readonly kind: string; readonly id: number };
  /** Facts of the moment; never answers, secrets or hashes. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}
