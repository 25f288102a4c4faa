/** What the audit trail keeps of `employees`, and what a person reads of it. */
export const employeesAuditActions = {
  'person.activated': 'Cadastro reativado',
  'person.changed': 'Cadastro alterado',
  'person.created': 'Cadastro criado',
  'person.deactivated': 'Cadastro desativado',
  'person.deleted': 'Cadastro excluído',
  'person.password-set': 'Senha definida pela empresa',
} as const;

type EmployeesAuditActions = typeof employeesAuditActions;

declare module '../../audit/audit-actions.ts' {
  interface AuditActions extends EmployeesAuditActions {}
}
