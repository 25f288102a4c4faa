/** What the audit trail keeps of `access-profiles`, and what a person reads of it. */
export const accessProfilesAuditActions = {
  'access-profile.created': 'Perfil de acesso criado',
  'access-profile.changed': 'Perfil de acesso alterado',
  'access-profile.deleted': 'Perfil de acesso excluído',
} as const;

type AccessProfilesAuditActions = typeof accessProfilesAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends AccessProfilesAuditActions {}
}
