import { describe, expect, it } from 'vitest';
import fixture from '../../fixtures/management-structures.json' with { type: 'json' };
import { isInReportScope, managersOf, managersWithOrigin, reportScope } from './management.ts';
import { type Company, makeUpCompany, readStructure } from './testing/company.ts';

interface StructureCase extends Company {
  name: string;
  expected: {
    managers: Record<string, number[]>;
    immediateReports: Record<string, number[]>;
    allReports: Record<string, number[]>;
  };
}

const structures = fixture.structures as unknown as StructureCase[];
const ascending = (ids: Iterable<number>) => [...ids].toSorted((a, b) => a - b);

/** The reports of a manager, read from the scope as a database query would. */
function reportsOf(company: Company, managerId: number, immediateOnly: boolean): number[] {
  const scope = reportScope(readStructure(company), managerId, { immediateOnly });
  const reports = company.people.filter(
    (person) => person.isActive && isInReportScope(scope, person),
  );
  return ascending(reports.map(({ id }) => id));
}

/** The reports of a manager, found by asking every person for their managers. */
function reportsByAsking(company: Company, managerId: number): number[] {
  const structure = readStructure(company);
  const reports = company.people.filter(
    (person) => person.isActive && managersOf(structure, person).includes(managerId),
  );
  return reports.map(({ id }) => id);
}

/** All below a manager, found by asking again and again. */
function allByAsking(company: Company, managerId: number): number[] {
  const found = new Set([managerId]);
  for (const id of found) {
    for (const report of reportsByAsking(company, id)) found.add(report);
  }
  found.delete(managerId);
  return ascending(found);
}

describe.each(structures)('$name', ({ expected, ...company }) => {
  const structure = readStructure(company);
  const active = company.people.filter(({ isActive }) => isActive);

  it('knows the managers of everyone', () => {
    const managers = active.map((person) => [person.id, ascending(managersOf(structure, person))]);
    expect(Object.fromEntries(managers)).toEqual(expected.managers);
  });

  it('knows the reports of everyone', () => {
    for (const { id } of active) {
      expect(reportsOf(company, id, true)).toEqual(expected.immediateReports[id] ?? []);
      expect(reportsOf(company, id, false)).toEqual(expected.allReports[id] ?? []);
    }
  });
});

describe('companies made up at random', () => {
  const companies = Array.from({ length: 1500 }, (_, seed) => makeUpCompany(seed));

  it('finds as reports exactly those who have the manager among theirs', () => {
    for (const company of companies) {
      for (const { id } of company.people) {
        expect(reportsOf(company, id, true)).toEqual(reportsByAsking(company, id));
      }
    }
  });

  it('tells of each of the managers what makes them one', () => {
    for (const company of companies) {
      const structure = readStructure(company);
      for (const person of company.people) {
        const found = managersWithOrigin(structure, person);
        expect(found.map(({ id }) => id)).toEqual(managersOf(structure, person));
        for (const { id, departmentId } of found) {
          const isLed = structure.leaders.some(
            (leader) => leader.personId === id && leader.departmentId === departmentId,
          );
          const isNamed = structure.namedManagers.some(
            ({ personId, managerId }) => personId === person.id && managerId === id,
          );
          expect(departmentId === null ? isNamed : isLed).toBe(true);
        }
      }
    }
  });

  it('finds all below a manager, without the manager', () => {
    for (const company of companies) {
      for (const { id } of company.people) {
        expect(reportsOf(company, id, false)).toEqual(allByAsking(company, id));
      }
    }
  });

  it('never makes anybody their own manager, nor an inactive person one', () => {
    for (const company of companies) {
      const active = new Set(company.people.filter(({ isActive }) => isActive).map(({ id }) => id));
      for (const person of company.people) {
        const managers = managersOf(readStructure(company), person);
        expect(managers).not.toContain(person.id);
        expect(managers.every((id) => active.has(id))).toBe(true);
      }
    }
  });
});

it('looks nowhere but where the scope says', () => {
  const structure = readStructure({
    departments: [
      { id: 1, parentId: null },
      { id: 2, parentId: 1 },
    ],
    people: [
      { id: 11, departmentId: 1, isActive: true, leads: [1], namedManagers: [] },
      { id: 12, departmentId: 2, isActive: true, leads: [], namedManagers: [13] },
      { id: 13, departmentId: null, isActive: true, leads: [], namedManagers: [] },
    ],
  });
  expect(reportScope(structure, 11, { immediateOnly: true })).toEqual({
    departmentIds: new Set([1, 2]),
    personIds: new Set(),
    exceptPersonIds: new Set([11, 12]),
  });
  expect(reportScope(structure, 13, { immediateOnly: true })).toEqual({
    departmentIds: new Set(),
    personIds: new Set([12]),
    exceptPersonIds: new Set(),
  });
});

it('ignores that somebody names themselves', () => {
  const company: Company = {
    departments: [{ id: 1, parentId: null }],
    people: [
      { id: 11, departmentId: 1, isActive: true, leads: [1], namedManagers: [] },
      { id: 12, departmentId: 1, isActive: true, leads: [], namedManagers: [12] },
    ],
  };
  expect(managersOf(readStructure(company), { id: 12, departmentId: 1 })).toEqual([11]);
  expect(reportsOf(company, 11, true)).toEqual([12]);
});
