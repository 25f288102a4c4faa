import { performanceReportElement } from '../performance-report/performance-report.element.ts';
import '../loader.ts';
import { defineElement } from '../shared/element/define-element.ts';

defineElement(performanceReportElement);
