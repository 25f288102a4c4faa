/** What the audit trail keeps of `portal`, and what a person reads of it. */
export const portalAuditActions = {
  'personal-data.exported': 'Dados pessoais exportados',
  'language.chosen': 'Idioma escolhido',
  'photo.changed': 'Foto alterada',
  'photo.removed': 'Foto removida',
} as const;

type PortalAuditActions = typeof portalAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends PortalAuditActions {}
}
