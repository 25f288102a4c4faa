import { discQuestionnaireElement } from '../disc-questionnaire/disc-questionnaire.element.ts';
import { defineElement } from '../shared/define-element.ts';

defineElement(discQuestionnaireElement);
