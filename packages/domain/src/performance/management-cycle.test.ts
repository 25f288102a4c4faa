import { describe, expect, it } from 'vitest';
import { managersOf } from './management.ts';
import {
  findManagerBelow,
  wouldCloseDepartmentCycle,
  wouldCloseManagementCycle,
} from './management-cycle.ts';
import { type CompanyPerson, readStructure } from './testing/company.ts';

describe('wouldCloseDepartmentCycle', () => {
  const departments = [
    { id: 1, parentId: null },
    { id: 2, parentId: 1 },
    { id: 3, parentId: 2 },
    { id: 4, parentId: 1 },
  ];

  it.each([
    [2, 2, true],
    [2, 3, true],
    [1, 3, true],
    [3, 1, false],
    [2, 4, false],
    [2, null, false],
  ])('moving %i under %s: %s', (department, parent, closes) => {
    expect(wouldCloseDepartmentCycle(departments, department, parent)).toBe(closes);
  });

  it('ends in a tree that has a cycle already', () => {
    const crooked = [
      { id: 1, parentId: 2 },
      { id: 2, parentId: 1 },
      { id: 3, parentId: null },
    ];
    expect(wouldCloseDepartmentCycle(crooked, 3, 1)).toBe(false);
    expect(wouldCloseDepartmentCycle(crooked, 1, 2)).toBe(true);
  });
});

describe('wouldCloseManagementCycle', () => {
  const person = (
    id: number,
    departmentId: number | null,
    rest: Partial<CompanyPerson> = {},
  ): CompanyPerson => ({ id, departmentId, isActive: true, leads: [], namedManagers: [], ...rest });
  const director = person(11, 1, { leads: [1] });
  const leader = person(12, 2, { leads: [2] });
  const member = person(13, 2);
  const advisor = person(14, null);
  const trainee = person(15, 2, { namedManagers: [13] });
  const newcomer = person(16, 2);
  const people = [newcomer, director, leader, member, advisor, trainee];
  const departments = [
    { id: 1, parentId: null },
    { id: 2, parentId: 1 },
  ];
  const structure = readStructure({ departments, people });

  it.each([
    ['oneself', member, member, true],
    ['one who names them', member, trainee, true],
    ['a report of the own department', leader, member, true],
    ['a report whom nobody names yet', leader, newcomer, true],
    ['a report of a report', director, trainee, true],
    ['the own leader', member, leader, false],
    ['a colleague', trainee, leader, false],
    ['somebody outside', leader, advisor, false],
  ])('naming %s', (_, who, manager, closes) => {
    expect(wouldCloseManagementCycle(structure, who.id, manager)).toBe(closes);
  });

  it('ends where the managers go round in a circle already', () => {
    const round = [
      person(21, null, { namedManagers: [22] }),
      person(22, null, { namedManagers: [21] }),
    ];
    const circle = readStructure({ departments, people: [...round, advisor] });
    expect(managersOf(circle, person(21, null))).toEqual([22]);
    expect(wouldCloseManagementCycle(circle, advisor.id, person(21, null))).toBe(false);
    expect(wouldCloseManagementCycle(circle, 21, person(22, null))).toBe(true);
  });
});

describe('findManagerBelow', () => {
  const departments = [
    { id: 1, parentId: null },
    { id: 2, parentId: 1 },
  ];
  const someone = { isActive: true, leads: [], namedManagers: [] };
  const structure = readStructure({
    departments,
    people: [
      { ...someone, id: 11, departmentId: 1, leads: [1] },
      { ...someone, id: 12, departmentId: 2, leads: [2] },
      { ...someone, id: 13, departmentId: 2 },
      { ...someone, id: 14, departmentId: null, namedManagers: [13] },
    ],
  });
  const named = [{ id: 13, departmentId: 2 }];

  it.each([
    ['a leader names a report', { id: 12, departmentId: 2 }, named, 13],
    ['somebody names a colleague', { id: 15, departmentId: 2 }, named, undefined],
    ['the first leader moves below the second', { id: 11, departmentId: 2 }, [], 12],
    ['a member moves up', { id: 13, departmentId: 1 }, [], undefined],
    ['one who names loses the name', { id: 14, departmentId: 2 }, [], undefined],
  ])('%s', (_case, person, managers, found) => {
    expect(findManagerBelow(structure, person, managers)).toBe(found);
  });
});
