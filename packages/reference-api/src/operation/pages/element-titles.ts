import type { InEveryLanguage } from '../../platform/sentences/interpreter.ts';

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

/** What an element is called by the language that it speaks. */
export const spokenTitles: InEveryLanguage<typeof elementTitles> = {
  'pt-BR': elementTitles,

  en: {
    'aferir-disc-questionnaire': 'Questionnaire',
    'aferir-behavioral-report': 'Report',
    'aferir-performance-self-assessment': 'Self-assessment',
    'aferir-manager-evaluation': 'Manager’s evaluation',
    'aferir-performance-report': 'Performance report',
    'aferir-training-player': 'Training',
    'aferir-game-player': 'Game or survey',
    'aferir-employee-dashboard': 'Employee portal',
    'aferir-team-map': 'Map of the team',
  },

  es: {
    'aferir-disc-questionnaire': 'Cuestionario',
    'aferir-behavioral-report': 'Informe',
    'aferir-performance-self-assessment': 'Autoevaluación',
    'aferir-manager-evaluation': 'Evaluación del jefe',
    'aferir-performance-report': 'Informe de desempeño',
    'aferir-training-player': 'Capacitación',
    'aferir-game-player': 'Juego o encuesta',
    'aferir-employee-dashboard': 'Portal del empleado',
    'aferir-team-map': 'Mapa del equipo',
  },
};

/** The tag of an element. */
export type ElementTag = keyof typeof elementTitles;

/** Whether there is an element of this tag. */
export function isElementTag(tag: string): tag is ElementTag {
  return Object.hasOwn(elementTitles, tag);
}
