export {
  type DiscQuestionnaireMessages,
  discQuestionnaireMessages,
} from './disc-questionnaire.messages.ts';
export { DiscQuestionnaire, type DiscQuestionnaireProps } from './disc-questionnaire.tsx';
