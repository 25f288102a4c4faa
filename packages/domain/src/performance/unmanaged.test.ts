import { expect, it } from 'vitest';
import { managersOf } from './management.ts';
import type { ManagementStructure } from './management-structure.ts';
import { isUnmanaged, unmanagedScope } from './unmanaged.ts';

// 1 leads 10, above 11 and 12; 2 leads 12. 20 stands alone, and 21 below it is led by 3.
const structure: ManagementStructure = {
  departments: [
    { id: 10, parentId: null },
    { id: 11, parentId: 10 },
    { id: 12, parentId: 10 },
    { id: 20, parentId: null },
    { id: 21, parentId: 20 },
  ],
  leaders: [
    { departmentId: 10, personId: 1, homeDepartmentId: 10 },
    { departmentId: 12, personId: 2, homeDepartmentId: 12 },
    { departmentId: 21, personId: 3, homeDepartmentId: 21 },
  ],
  namedManagers: [
    { personId: 4, homeDepartmentId: null, managerId: 5, managerHomeDepartmentId: null },
    { personId: 6, homeDepartmentId: 20, managerId: 6, managerHomeDepartmentId: 20 },
  ],
};

const people = [
  { id: 1, departmentId: 10, hasNone: true },
  { id: 2, departmentId: 12, hasNone: false },
  { id: 3, departmentId: 21, hasNone: true },
  { id: 4, departmentId: null, hasNone: false },
  { id: 5, departmentId: null, hasNone: true },
  { id: 6, departmentId: 20, hasNone: true },
  { id: 7, departmentId: 11, hasNone: false },
  { id: 8, departmentId: 20, hasNone: true },
  { id: 9, departmentId: 21, hasNone: false },
  { id: 30, departmentId: null, hasNone: true },
];

it.each(people)('tells of person $id what a review would find', ({ hasNone, ...person }) => {
  expect(isUnmanaged(unmanagedScope(structure), person)).toBe(hasNone);
  expect(managersOf(structure, person).length === 0).toBe(hasNone);
});
