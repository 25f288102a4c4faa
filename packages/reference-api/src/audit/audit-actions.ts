/** Everything that is worth keeping in the audit trail, and what a person reads of it. */
export const auditActionNames = {
  'access.created': 'Acesso criado pelo link recebido',
  'company-key.created': 'Chave de integração criada',
  'company-key.revoked': 'Chave de integração revogada',
  'company-key.used': 'Acesso aberto pela intranet da empresa',
  'disc-answers.read': 'Resposta da avaliação comportamental lida',
  'disc-competencies.read': 'Competências comportamentais lidas',
  'disc-report.link-mailed': 'Link do relatório comportamental enviado por e-mail',
  'disc-report.opened': 'Relatório comportamental aberto',
  'disc-report.pdf-mailed': 'PDF do relatório comportamental enviado por e-mail',
  'disc-request.closed': 'Solicitação de avaliação comportamental encerrada',
  'disc-request.resent': 'Solicitação de avaliação comportamental reenviada',
  'disc-request.sent': 'Solicitação de avaliação comportamental enviada',
  'disc-request.sent-to-all': 'Avaliação comportamental solicitada a todos',
  'disc-response.finished': 'Avaliação comportamental finalizada',
  'password.changed': 'Senha alterada',
  'performance-disagreements.read': 'Discordâncias da avaliação de desempenho lidas',
  'performance-feedback.read': 'Feedback da avaliação de desempenho lido',
  'performance-feedback.written': 'Feedback da avaliação de desempenho escrito',
  'performance-manager-scores.read': 'Notas dos gestores lidas',
  'performance-report.opened': 'Relatório de desempenho aberto',
  'performance-request.closed': 'Solicitação de avaliação de desempenho encerrada',
  'performance-request.resent': 'Solicitação de avaliação de desempenho reenviada',
  'performance-request.sent': 'Solicitação de avaliação de desempenho enviada',
  'performance-request.sent-to-all': 'Avaliação de desempenho solicitada a todos',
  'performance-response.finished': 'Avaliação de desempenho finalizada',
  'performance-response.rated': 'Avaliação do gestor concluída',
  'performance-response.self-finished': 'Autoavaliação de desempenho concluída',
  'performance-self-scores.read': 'Notas da autoavaliação lidas',
  'person.activated': 'Cadastro reativado',
  'person.deactivated': 'Cadastro desativado',
  'personal-data.exported': 'Dados pessoais exportados',
  'photo.changed': 'Foto alterada',
  'photo.removed': 'Foto removida',
  'session.ended': 'Saída do sistema',
  'session.opened': 'Entrada no sistema',
  'session.refused': 'Tentativa de entrada recusada',
} as const;

/** What was done, by name. */
export type AuditAction = keyof typeof auditActionNames;

/** What a person reads of an action; one that is no longer known stands for itself. */
export function auditActionName(action: string): string {
  return (auditActionNames as Record<string, string>)[action] ?? action;
}
