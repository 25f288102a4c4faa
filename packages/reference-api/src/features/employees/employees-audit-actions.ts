/** What the audit trail keeps of `employees`, and what a person reads of it. */
export const employeesAuditActions = {
  'import.started': 'Importação de funcionários iniciada',
  'import.finished': 'Importação de funcionários concluída',
  'import.stopped': 'Importação de funcionários interrompida',
  'import.undone': 'Importação de funcionários desfeita',
  'person.activated': 'Cadastro reativado',
  'person.anonymized': 'Dados pessoais apagados (anonimização)',
  'person.changed': 'Cadastro alterado',
  'person.created': 'Cadastro criado',
  'person.deactivated': 'Cadastro desativado',
  'person.deleted': 'Cadastro excluído',
  'person.first-access-linked': 'Link de primeiro acesso criado pela empresa',
  'person.first-access-made': 'Primeira senha criada pelo link que a empresa entregou',
  'person.password-set': 'Senha definida pela empresa',
  'person-sheet.opened': 'Página da pessoa aberta, com resultados de avaliações',
} as const;

type EmployeesAuditActions = typeof employeesAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends EmployeesAuditActions {}
}
