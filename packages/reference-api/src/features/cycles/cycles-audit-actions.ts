/** What the audit trail keeps of `cycles`, and what a person reads of it. */
export const cyclesAuditActions = {
  'cycle.created': 'Ciclo criado',
  'cycle.changed': 'Ciclo alterado',
  'cycle.deleted': 'Ciclo excluído',
  'cycle.scheduled': 'Ciclo agendado',
  'cycle.unscheduled': 'Agendamento de ciclo cancelado',
  'cycle.started': 'Ciclo iniciado',
  'cycle.people-added': 'Pessoas incluídas em ciclo',
  'cycle.person-removed': 'Pessoa retirada de ciclo',
  'cycle.deadline-moved': 'Prazo de ciclo alterado',
  'cycle.sent-again': 'Ciclo enviado a quem faltava',
  'cycle.slips-made': 'Bilhetes de ciclo criados',
  'cycle.totem-opened': 'Totem de ciclo aberto',
  'cycle.totem-closed': 'Totem de ciclo fechado',
  'cycle.totem-entered': 'Entrada pelo totem de ciclo',
  'cycle.totem-refused': 'Entrada recusada no totem de ciclo',
  'cycle.closed': 'Ciclo encerrado',
  'cycle.release-scheduled': 'Liberação de resultados agendada',
  'cycle.release-unscheduled': 'Dia de liberação de resultados retirado',
  'cycle.released': 'Resultados de ciclo liberados',
} as const;

type CyclesAuditActions = typeof cyclesAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends CyclesAuditActions {}
}
