import type { PageTexts } from './page-texts.ts';

/** In English. */
export const pageTexts: PageTexts = {
  titles: {
    questionnaire: 'Behavioral assessment',
    selfAssessment: 'Performance review',
    managerAnalysis: 'Performance reviews of the team',
    trainingPlayer: 'Training',
    game: 'Game or survey',
    report: 'Report',
  },
  skipToContent: 'Skip to content',
};
