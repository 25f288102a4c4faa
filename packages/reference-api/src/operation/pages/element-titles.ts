/** What each element is called where it is a page or an example of its own, by its tag. */
export const elementTitles = {
  'aferir-disc-questionnaire': 'Questionário',
  'aferir-behavioral-report': 'Relatório',
  'aferir-performance-self-assessment': 'Autoavaliação',
  'aferir-manager-evaluation': 'Avaliação do gestor',
  'aferir-performance-report': 'Relatório de desempenho',
  'aferir-training-player': 'Treinamento',
  'aferir-game-player': 'Jogo ou pesquisa',
  'aferir-employee-dashboard': 'Portal do funcionário',
  'aferir-team-map': 'Mapa da equipe',
} as const;

/** The tag of an element. */
export type ElementTag = keyof typeof elementTitles;

/** Whether there is an element of this tag. */
export function isElementTag(tag: string): tag is ElementTag {
  return Object.hasOwn(elementTitles, tag);
}
