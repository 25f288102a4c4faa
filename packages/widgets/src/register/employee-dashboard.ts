import { employeeDashboardElement } from '../employee-dashboard/employee-dashboard.element.ts';
import '../loader.ts';
import { defineElement } from '../shared/element/define-element.ts';

defineElement(employeeDashboardElement);
