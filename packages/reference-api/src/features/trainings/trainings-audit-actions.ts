/** What the audit trail keeps of `trainings`, and what a person reads of it. */
export const trainingsAuditActions = {
  'training.created': 'Treinamento criado',
  'training.changed': 'Treinamento alterado',
  'training.activated': 'Treinamento ativado',
  'training.deactivated': 'Treinamento desativado',
  'training.deleted': 'Treinamento excluído',
  'training.sent': 'Treinamento enviado',
  'training.resent': 'Treinamento reenviado',
  'training-category.created': 'Categoria de treinamentos criada',
} as const;

type TrainingsAuditActions = typeof trainingsAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends TrainingsAuditActions {}
}
