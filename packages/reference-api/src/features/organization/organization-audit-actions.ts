/** What the audit trail keeps of `organization`, and what a person reads of it. */
export const organizationAuditActions = {
  'department.created': 'Departamento criado',
  'department.changed': 'Departamento alterado',
  'department.inserted': 'Departamento inserido acima de outro',
  'department.deleted': 'Departamento excluído',
  'department.managers-set': 'Gestores do departamento alterados',
  'organization.change-undone': 'Alteração do organograma desfeita',
  'person.department-changed': 'Departamento da pessoa alterado',
} as const;

type OrganizationAuditActions = typeof organizationAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends OrganizationAuditActions {}
}
