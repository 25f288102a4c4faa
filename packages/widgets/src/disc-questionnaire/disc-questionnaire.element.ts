import {
  headingLevelAttribute,
  portalHrefAttribute,
  widgetElement,
} from '../shared/element/widget-element.ts';
import {
  firstAccessHrefAttribute,
  questionnaireParts,
} from '../shared/questionnaire/questionnaire-element.ts';
import { DiscQuestionnaire } from './disc-questionnaire.tsx';

/** The contract of `<aferir-disc-questionnaire>`. */
export const discQuestionnaireElement = widgetElement({
  tag: 'aferir-disc-questionnaire',
  summary: 'The behavioral questionnaire of a personal link, from the greeting to the thanks.',
  component: DiscQuestionnaire,
  attributes: {
    hs: { type: 'string', description: "Hash of the person's link. Its case matters." },
    tutorialHref: {
      type: 'string',
      description: 'The page that explains the scale.',
      default: '/tutorial-disc beside the API',
    },
    firstAccessHref: firstAccessHrefAttribute,
    portalHref: portalHrefAttribute,
    headingLevel: headingLevelAttribute,
  },
  properties: {
    messages: {
      type: 'Partial<DiscQuestionnaireMessages>',
      description: 'Replaces texts.',
    },
  },
  events: {
    onReady: 'The questionnaire shows its first screen.',
    onProgress: 'An answer has been saved.',
    onComplete: 'The person has finished.',
    onError:
      'An answer was not saved, a password is missing, or the link opens nothing: then `isFatal` is true.',
    onClose: 'The person has closed the result.',
  },
  parts: questionnaireParts,
});
