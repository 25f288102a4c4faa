/** What the operations on cycles say, in Brazilian Portuguese. */
export const cyclesMessages = {
  saved: 'Ciclo salvo.',
  deleted: 'Ciclo excluído.',
  scheduled: (day: string) => `Ciclo agendado para ${day}.`,
  unscheduled: 'O ciclo voltou a ser rascunho.',
  started: 'Ciclo iniciado. As avaliações estão sendo enviadas.',
  deadlineMoved: 'Prazo alterado.',
  removed: 'Pessoa retirada do ciclo.',
  closed: 'Ciclo encerrado.',
  added: (people: number) => (people === 1 ? '1 pessoa incluída.' : `${people} pessoas incluídas.`),
  sending: (people: number) =>
    people === 1 ? 'Enviando a 1 pessoa.' : `Enviando a ${people} pessoas.`,
  nameTaken: 'Um ciclo com este nome já existe. Escolha outro nome.',
  changedMeanwhile:
    'Outra pessoa alterou este ciclo enquanto você o editava. Abra-o de novo para ver como ficou.',
  begun: 'Este ciclo já começou e não pode mais ser editado nem excluído.',
  kindStays: 'O tipo de um ciclo não muda depois de criado.',
  notScheduled: 'Este ciclo não está agendado.',
  notBegun: 'Este ciclo ainda não começou.',
  notRunning: 'Este ciclo não está em andamento.',
  nobody: 'Ninguém faz parte do público deste ciclo. Mude departamentos, cargos ou pessoas.',
  unfitPeople: 'Inclua apenas funcionários ativos da empresa.',
  notInCycle: 'Esta pessoa não está no ciclo.',
  answered: 'Quem já respondeu não pode ser retirado do ciclo.',
  nobodyUnsent: 'Não há a quem enviar: quem está sem envio ainda tem outra avaliação em aberto.',
  nobodyForSlips: 'Não há bilhetes a imprimir: quem falta responder tem e-mail.',
  slipsLost:
    'Quem recebeu o último bilhete saiu do ciclo, e não se sabe quem vem depois. Imprima os bilhetes desde o início.',
  slipsMade: 'Bilhetes criados.',
  noDepartment: 'Sem departamento',
  noManager: 'Sem gestor',
} as const;
