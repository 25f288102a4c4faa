/** What the page with the map of a team says. */
export const teamMessages = {
  title: 'Mapa da equipe',
  purpose: 'Quem está onde, o que a equipe tem muito e pouco, e como trabalhar em conjunto.',
  back: 'Voltar a Comportamental',
  team: 'Equipe',
  none: 'Nenhum',
  withThoseBelow: 'Com os departamentos abaixo dele.',
  choose: 'Escolha uma equipe',
  chooseText: 'Um departamento, ou as pessoas de um gestor.',
  noTeams: 'Ainda não há equipes',
  noTeamsText: 'Elas aparecem com os departamentos do organograma e seus gestores.',
  toOrganization: 'Ir para o organograma',
} as const;
