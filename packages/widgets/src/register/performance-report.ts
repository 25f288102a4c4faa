import { performanceReportElement } from '../performance-report/performance-report.element.ts';
import { defineElement } from '../shared/define-element.ts';

defineElement(performanceReportElement);
