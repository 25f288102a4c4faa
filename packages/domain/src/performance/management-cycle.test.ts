import { describe, expect, it } from 'vitest';
import { managersOf } from './management.ts';
import {
  findClosedCycle,
  findDepartmentBelowItself,
  findManagerBelow,
  listPossibleParents,
  wouldCloseDepartmentCycle,
  wouldCloseManagementCycle,
} from './management-cycle.ts';
import {
  type Company,
  type CompanyPerson,
  makeUpCompany,
  readStructure,
} from './testing/company.ts';

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

it('lists the departments that one can be put below', () => {
  const parents = [null, 1, 2, 2, 1, null];
  const departments = parents.map((parentId, index) => ({ id: index + 1, parentId }));
  expect(listPossibleParents(departments, 2)).toEqual([1, 5, 6]);
  expect(listPossibleParents(departments, 3)).toEqual([1, 2, 4, 5, 6]);
});

describe('findDepartmentBelowItself', () => {
  const tree = (...parents: (number | null)[]) =>
    parents.map((parentId, index) => ({ id: index + 1, parentId }));

  it.each([
    ['a department moves up', tree(null, 1, 2), tree(null, 1, 1), undefined],
    ['a new one comes in between', tree(null, 1), tree(null, 3, 1), undefined],
    ['one moves below itself', tree(null, 1, 2), tree(1, 1, 2), 1],
    ['one moves below those below it', tree(null, 1, 2), tree(3, 1, 2), 1],
    ['a new one stands below and above another', tree(null, null), tree(3, null, 1), 1],
    ['it was so before', tree(2, 1, null), tree(2, 1, 1), undefined],
  ])('%s', (_case, before, after, found) => {
    expect(findDepartmentBelowItself(before, after)).toBe(found);
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

describe('findClosedCycle', () => {
  const leader = (id: number, departmentId: number, ...leads: number[]): CompanyPerson => ({
    id,
    departmentId,
    isActive: true,
    leads,
    namedManagers: [],
  });
  const company = (parents: readonly (number | null)[], ...people: CompanyPerson[]) =>
    readStructure({
      departments: parents.map((parentId, index) => ({ id: index + 1, parentId })),
      people,
    });

  it('names those who would answer to each other', () => {
    const [ana, bia] = [leader(11, 1, 1), leader(12, 1, 2)];
    const before = company([null, null], ana, bia);
    expect(findClosedCycle(before, company([null, 1], ana, bia))).toBeUndefined();
    expect(findClosedCycle(before, company([2, null], ana, bia))?.toSorted()).toEqual([11, 12]);
  });

  it('tells the shortest way round, each before whom they answer to', () => {
    const people = [leader(11, 1, 1), leader(12, 2, 2), leader(13, 3, 3)];
    const before = company([null, 1, 2], ...people);
    const [, ...others] = people;
    const after = company([null, 1, 2], leader(11, 3, 1), ...others);
    expect(findClosedCycle(before, after)).toEqual([13, 12, 11]);
  });

  it('tells the same one in whatever order the structure comes', () => {
    const people = [leader(11, 1, 1), leader(12, 1, 2), leader(13, 1, 3), leader(14, 1, 4)];
    const before = company([null, null, null, null], ...people);
    const after = company([2, 1, 4, 3], ...people);
    const backwards = company([2, 1, 4, 3], ...people.toReversed());
    expect(findClosedCycle(before, after)).toEqual([12, 11]);
    expect(findClosedCycle(before, backwards)).toEqual([12, 11]);
  });

  it('lets a cycle be that was there before', () => {
    const round = [leader(11, 2, 1), leader(12, 1, 2)];
    const crooked = company([null, null, null], ...round);
    expect(findClosedCycle(crooked, company([null, null, 1], ...round))).toBeUndefined();
    expect(findClosedCycle(company([null, null]), crooked)?.toSorted()).toEqual([11, 12]);
  });

  it('finds one exactly where somebody comes to answer to a person below them', () => {
    for (let seed = 0; seed < 1500; seed += 1) {
      const one = makeUpCompany(seed);
      const other = { ...one, departments: makeUpCompany(seed + 5000).departments };
      const [before, after] = [managersByAsking(one), managersByAsking(other)];
      const cycle = findClosedCycle(readStructure(one), readStructure(other));
      if (cycle) {
        const steps = cycle.map((id, index) => [id, cycle[(index + 1) % cycle.length] ?? 0]);
        expect(steps.every(([id = 0, next = 0]) => after.get(id)?.includes(next))).toBe(true);
        expect(steps.every(([id = 0, next = 0]) => before.get(id)?.includes(next))).toBe(false);
      }
      const isClosed = [...after].some(([id, managers]) =>
        managers.some(
          (manager) => !before.get(id)?.includes(manager) && isAbove(after, id, manager),
        ),
      );
      expect(cycle !== undefined).toBe(isClosed);
    }
  });
});

function managersByAsking(company: Company): ReadonlyMap<number, readonly number[]> {
  const structure = readStructure(company);
  return new Map(company.people.map((person) => [person.id, managersOf(structure, person)]));
}

function isAbove(
  managers: ReadonlyMap<number, readonly number[]>,
  id: number,
  personId: number,
): boolean {
  const above = new Set([personId]);
  for (const one of above) for (const next of managers.get(one) ?? []) above.add(next);
  return above.has(id);
}
