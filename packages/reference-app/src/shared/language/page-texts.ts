/** The pages of a link that speak the language of whoever opens it. */
export type SpokenPage =
  | 'questionnaire'
  | 'selfAssessment'
  | 'managerAnalysis'
  | 'trainingPlayer'
  | 'game'
  | 'report';

/** What such a page says around what it shows. */
export interface PageTexts {
  readonly titles: Readonly<Record<SpokenPage, string>>;
  readonly skipToContent: string;
}
