import { employeeDashboardElement } from '../employee-dashboard/employee-dashboard.element.ts';
import { defineElement } from '../shared/define-element.ts';

defineElement(employeeDashboardElement);
