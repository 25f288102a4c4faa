import { managerEvaluationMessages } from '@aferir/widgets';

const { evaluationSent, feedbackSent } = managerEvaluationMessages;

/** What is said once a manager has done a task. */
export const managerTaskTexts = {
  name: 'managerTask',
  portuguese: { evaluationSent, feedbackSent },
} as const;
