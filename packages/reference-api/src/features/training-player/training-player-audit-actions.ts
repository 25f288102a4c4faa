/** What the audit trail keeps of `training-player`, and what a person reads of it. */
export const trainingPlayerAuditActions = {
  'training-pin.sent': 'PIN de treinamento enviado',
  'training-pin.locked': 'Acesso ao treinamento bloqueado por PIN incorreto',
  'training-certificate.issued': 'Certificado de treinamento emitido',
} as const;

type TrainingPlayerAuditActions = typeof trainingPlayerAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends TrainingPlayerAuditActions {}
}
