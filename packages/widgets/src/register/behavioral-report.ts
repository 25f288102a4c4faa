import { behavioralReportElement } from '../behavioral-report/behavioral-report.element.ts';
import '../loader.ts';
import { defineElement } from '../shared/element/define-element.ts';

defineElement(behavioralReportElement);
