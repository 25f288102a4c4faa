/** What the audit trail keeps of `employees`, and what a person reads of it. */
export const employeesAuditActions = {
  'person.activated': 'Cadastro reativado',
  'person.deactivated': 'Cadastro desativado',
  'person.password-set': 'Senha definida pela empresa',
} as const;

type EmployeesAuditActions = typeof employeesAuditActions;

declare module '../../audit/audit-actions.ts' {
  interface AuditActions extends EmployeesAuditActions {}
}
