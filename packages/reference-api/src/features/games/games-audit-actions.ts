/** What the audit trail keeps of `games`, and what a person reads of it. */
export const gamesAuditActions = {
  'game.created': 'Jogo criado',
  'game.changed': 'Jogo alterado',
  'game.deleted': 'Jogo excluído',
  'game.sent': 'Jogo enviado',
  'game.reminded': 'Lembrete de jogo enviado',
  'game.closed': 'Jogo encerrado',
} as const;

type GamesAuditActions = typeof gamesAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends GamesAuditActions {}
}
