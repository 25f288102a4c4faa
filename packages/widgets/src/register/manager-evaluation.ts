import { managerEvaluationElement } from '../manager-evaluation/manager-evaluation.element.ts';
import '../loader.ts';
import { defineElement } from '../shared/element/define-element.ts';

defineElement(managerEvaluationElement);
