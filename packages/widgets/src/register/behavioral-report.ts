import { behavioralReportElement } from '../behavioral-report/behavioral-report.element.ts';
import { defineElement } from '../shared/define-element.ts';

defineElement(behavioralReportElement);
