/** What the audit trail keeps of `access`, and what a person reads of it. */
export const accessAuditActions = {
  'access.created': 'Acesso criado pelo link recebido',
  'address.confirmed': 'Novo e-mail confirmado no endereço anterior',
  'company-key.used': 'Acesso aberto pela intranet da empresa',
  'password.changed': 'Senha alterada',
  'password.recovery-mailed': 'Senha temporária enviada por e-mail',
  'session.ended': 'Saída do sistema',
  'session.opened': 'Entrada no sistema',
  'session.refused': 'Tentativa de entrada recusada',
} as const;

type AccessAuditActions = typeof accessAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends AccessAuditActions {}
}
