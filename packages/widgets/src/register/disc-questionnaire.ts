import { discQuestionnaireElement } from '../disc-questionnaire/disc-questionnaire.element.ts';
import '../loader.ts';
import { defineElement } from '../shared/element/define-element.ts';

defineElement(discQuestionnaireElement);
