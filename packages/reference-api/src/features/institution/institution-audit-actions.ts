/** What the audit trail keeps of `institution`, and what a person reads of it. */
export const institutionAuditActions = {
  'company.changed': 'Dados da instituição alterados',
  'reminders.changed': 'Lembretes automáticos alterados',
  'reminder.sent': 'Lembrete automático enviado',
  'company-key.created': 'Chave de integração criada',
  'company-key.revoked': 'Chave de integração revogada',
} as const;

type InstitutionAuditActions = typeof institutionAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends InstitutionAuditActions {}
}
