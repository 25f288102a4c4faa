import { employeeDashboardElement } from '../employee-dashboard/employee-dashboard.element.ts';
import { defineElement } from '../shared/element/define-element.ts';

defineElement(employeeDashboardElement);
