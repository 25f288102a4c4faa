/** What the audit trail keeps of `users`, and what a person reads of it. */
export const usersAuditActions = {
  'staff-user.created': 'Usuário criado',
  'staff-user.changed': 'Usuário alterado',
  'staff-user.deleted': 'Usuário excluído',
  'staff-user.invited': 'Convite de acesso enviado por e-mail',
  'staff-user.invitation-accepted': 'Senha criada pelo convite recebido',
} as const;

type UsersAuditActions = typeof usersAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends UsersAuditActions {}
}
