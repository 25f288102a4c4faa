import type { Department } from './department.ts';
import type { NamingTask } from './department-requests.ts';

/** What somebody is about to do with a department. */
export type DepartmentTask =
  | NamingTask
  | { readonly kind: 'move' | 'remove' | 'managers'; readonly department: Department };
