import { performanceSelfAssessmentElement } from '../performance-self-assessment/performance-self-assessment.element.ts';
import { defineElement } from '../shared/element/define-element.ts';

defineElement(performanceSelfAssessmentElement);
