/** What the audit trail keeps of `account`, and what a person reads of it. */
export const accountAuditActions = {
  'account.changed': 'Conta alterada',
} as const;

type AccountAuditActions = typeof accountAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends AccountAuditActions {}
}
