import {
  headingLevelAttribute,
  portalHrefAttribute,
  widgetElement,
} from '../shared/element/widget-element.ts';
import {
  firstAccessHrefAttribute,
  questionnaireParts,
} from '../shared/questionnaire/questionnaire-element.ts';
import { SelfAssessmentInElement } from './self-assessment-in-element.tsx';

/** The contract of `<aferir-performance-self-assessment>`. */
export const performanceSelfAssessmentElement = widgetElement({
  tag: 'aferir-performance-self-assessment',
  summary:
    'The performance self-assessment of a personal link, or the rating of a manager by the own one.',
  component: SelfAssessmentInElement,
  attributes: {
    hs: { type: 'string', description: 'Hash of the personal link. Its case matters.' },
    managerId: {
      type: 'id',
      description: "The manager who rates, with a manager's link; absent, it is the person.",
    },
    flGestor: {
      type: 'boolean',
      description: 'Manager mode, as links name it: then `p-id-gestor` is the manager.',
      default: 'false',
    },
    pIdGestor: { type: 'id', description: 'The manager, as links name it.' },
    canClose: {
      type: 'boolean',
      description:
        'The page listens to `aferir-close` and leads back: the end shows the way there.',
      default: 'false',
    },
    firstAccessHref: firstAccessHrefAttribute,
    portalHref: portalHrefAttribute,
    headingLevel: headingLevelAttribute,
  },
  properties: {
    messages: { type: 'ReplacedSelfAssessmentMessages', description: 'Replaces texts.' },
  },
  events: {
    onReady: 'The first screen is shown.',
    onProgress: 'A score has been saved.',
    onComplete: 'The person has finished, or every score of the manager is sent.',
    onError:
      'A score was not saved, a password is missing, or the link opens nothing: then `isFatal` is true.',
    onClose: 'The person wants to go back from the end, or a manager has given up.',
  },
  parts: questionnaireParts,
});
