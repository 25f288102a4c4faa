/** What the audit trail keeps of `behavioral`, and what a person reads of it. */
export const behavioralAuditActions = {
  'disc-answers.read': 'Resposta da avaliação comportamental lida',
  'disc-competencies.read': 'Competências comportamentais lidas',
  'disc-map.opened': 'Perfil visto no mapa da equipe',
  'disc-report.link-mailed': 'Link do relatório comportamental enviado por e-mail',
  'disc-report.opened': 'Relatório comportamental aberto',
  'disc-report.pdf-mailed': 'PDF do relatório comportamental enviado por e-mail',
  'disc-request.closed': 'Solicitação de avaliação comportamental encerrada',
  'disc-request.link-handed': 'Link da avaliação comportamental criado para entrega',
  'disc-request.slips-made': 'Bilhetes da avaliação comportamental criados para entrega',
  'disc-request.reminded-many': 'Lembrete da avaliação comportamental enviado a várias pessoas',
  'disc-request.resent': 'Solicitação de avaliação comportamental reenviada',
  'disc-request.sent': 'Solicitação de avaliação comportamental enviada',
  'disc-request.sent-to-all': 'Avaliação comportamental solicitada a todos',
  'disc-response.finished': 'Avaliação comportamental finalizada',
} as const;

type BehavioralAuditActions = typeof behavioralAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends BehavioralAuditActions {}
}
