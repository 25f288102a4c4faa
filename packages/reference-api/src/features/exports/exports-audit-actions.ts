/** What the audit trail keeps of lists that are taken away, and what a person reads of it. */
export const exportsAuditActions = {
  'list.exported': 'Lista exportada em planilha',
} as const;

type ExportsAuditActions = typeof exportsAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends ExportsAuditActions {}
}
