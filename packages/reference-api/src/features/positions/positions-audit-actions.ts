/** What the audit trail keeps of `positions`, and what a person reads of it. */
export const positionsAuditActions = {
  'position.created': 'Cargo criado',
  'position.changed': 'Cargo alterado',
  'position.deleted': 'Cargo excluído',
  'position.competency-set': 'Competência do cargo alterada',
  'person.position-changed': 'Cargo da pessoa alterado',
  'seniority.created': 'Senioridade criada',
  'seniority.renamed': 'Senioridade renomeada',
  'seniority.deleted': 'Senioridade excluída',
} as const;

type PositionsAuditActions = typeof positionsAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends PositionsAuditActions {}
}
