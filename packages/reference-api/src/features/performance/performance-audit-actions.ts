/** What the audit trail keeps of `performance`, and what a person reads of it. */
export const performanceAuditActions = {
  'agreement.changed': 'Combinado alterado',
  'agreement.confirmed': 'Combinado confirmado',
  'agreement.ended': 'Combinado concluído ou encerrado',
  'agreement.removed': 'Combinado excluído',
  'agreement.reopened': 'Combinado reaberto',
  'agreement.written': 'Combinado escrito',
  'competency.changed': 'Competência alterada',
  'competency.created': 'Competência criada',
  'competency.restored': 'Competência reativada',
  'competency.retired': 'Competência desativada',
  'performance-around-means.read': 'Médias de pares e liderados lidas',
  'performance-calibration.read': 'Calibração de nota lida',
  'performance-disagreements.read': 'Discordâncias da avaliação de desempenho lidas',
  'performance-feedback.read': 'Feedback da avaliação de desempenho lido',
  'performance-feedback.written': 'Feedback da avaliação de desempenho escrito',
  'performance-manager-scores.read': 'Notas dos gestores lidas',
  'performance-report.opened': 'Relatório de desempenho aberto',
  'performance-request.closed': 'Solicitação de avaliação de desempenho encerrada',
  'performance-request.link-handed': 'Link da autoavaliação de desempenho criado para entrega',
  'performance-request.slips-made': 'Bilhetes da autoavaliação de desempenho criados para entrega',
  'performance-request.managers-reminded': 'Lembrete da avaliação de desempenho enviado a gestores',
  'performance-request.reminded-many':
    'Lembrete da autoavaliação de desempenho enviado a várias pessoas',
  'performance-request.resent': 'Solicitação de avaliação de desempenho reenviada',
  'performance-request.sent': 'Solicitação de avaliação de desempenho enviada',
  'performance-request.sent-to-all': 'Avaliação de desempenho solicitada a todos',
  'performance-response.finished': 'Avaliação de desempenho finalizada',
  'performance-response.rated': 'Avaliação do gestor concluída',
  'performance-response.self-finished': 'Autoavaliação de desempenho concluída',
  'performance-score.calibrated': 'Nota calibrada',
  'performance-score.restored': 'Calibração de nota desfeita',
  'performance-self-scores.read': 'Notas da autoavaliação lidas',
  'rater.asked': 'Convite para avaliar um colega enviado',
  'rater.proposed': 'Avaliador indicado',
  'rater.refused': 'Indicação de avaliador recusada',
} as const;

type PerformanceAuditActions = typeof performanceAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends PerformanceAuditActions {}
}
