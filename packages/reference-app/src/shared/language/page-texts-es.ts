import type { PageTexts } from './page-texts.ts';

/** In Spanish. */
export const pageTexts: PageTexts = {
  titles: {
    questionnaire: 'Evaluación de comportamiento',
    selfAssessment: 'Evaluación de desempeño',
    managerAnalysis: 'Evaluaciones de desempeño del equipo',
    trainingPlayer: 'Capacitación',
    game: 'Juego o encuesta',
    report: 'Informe',
  },
  skipToContent: 'Ir al contenido',
};
