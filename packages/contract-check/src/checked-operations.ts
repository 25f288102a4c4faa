/** The calls that are checked: what the contract says of them is bundled with the package. */
export const checkedOperations = [
  'validateLink',
  'getQuestionnaireByLink',
  'listDiscQuestions',
  'getDiscQuestionOptions',
  'getDiscAnswers',
  'saveDiscAnswers',
  'updateDiscStatus',
  'finishDiscResponse',
  'getDiscProfileReport',
  'listDiscResultSections',
  'listDiscTraits',
  'listDiscCompetencies',
  'getSelfAssessmentByLink',
  'listPerformanceCompetencies',
  'markPerformanceViewed',
  'markPerformanceStarted',
  'listSelfAnswers',
  'saveSelfAnswer',
  'finishSelfAssessment',
  'getEmployeeUser',
] as const;

/** Name of a checked call. */
export type OperationId = (typeof checkedOperations)[number];
