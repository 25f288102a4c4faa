/** What the audit trail keeps of `users`, and what a person reads of it. */
export const usersAuditActions = {
  'staff-user.created': 'Usuário criado',
  'staff-user.changed': 'Usuário alterado',
  'staff-user.deleted': 'Usuário excluído',
} as const;

type UsersAuditActions = typeof usersAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends UsersAuditActions {}
}
