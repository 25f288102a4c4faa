import { performanceSelfAssessmentElement } from '../performance-self-assessment/performance-self-assessment.element.ts';
import '../loader.ts';
import { defineElement } from '../shared/element/define-element.ts';

defineElement(performanceSelfAssessmentElement);
