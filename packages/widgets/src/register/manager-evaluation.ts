import { managerEvaluationElement } from '../manager-evaluation/manager-evaluation.element.ts';
import { defineElement } from '../shared/define-element.ts';

defineElement(managerEvaluationElement);
