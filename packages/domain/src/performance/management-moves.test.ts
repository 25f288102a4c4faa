import { describe, expect, it, vi } from 'vitest';
import { findManagerBelow } from './management-cycle.ts';
import { followMoves } from './management-moves.ts';
import { makeUpCompany, readStructure } from './testing/company.ts';

const departments = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 1 },
];
const someone = { isActive: true, leads: [], namedManagers: [] };
const people = [
  { ...someone, id: 12, departmentId: 1, leads: [2] },
  { ...someone, id: 13, departmentId: 1, leads: [3] },
  { ...someone, id: 14, departmentId: 1, namedManagers: [12] },
  { ...someone, id: 15, departmentId: 1 },
];
const structure = readStructure({ departments, people });
const [leader, other, report, single] = people.map(({ id, departmentId }) => ({
  id,
  departmentId,
})) as [Place, Place, Place, Place];
type Place = { id: number; departmentId: number };

describe('people who are put elsewhere', () => {
  it('take along whom they lead, so that nobody of these comes above them after that', () => {
    const moves = followMoves(structure);
    expect(moves.put({ id: 12, departmentId: 3 })).toBeUndefined();
    expect(moves.put({ id: 13, departmentId: 2 })).toBe(12);
    // Who is refused stays where they were.
    expect(moves.put({ id: 13, departmentId: 1 })).toBeUndefined();
    expect(followMoves(structure).put({ id: 13, departmentId: 2 })).toBeUndefined();
  });

  it('keep the managers that they name, unless others are given', () => {
    const moves = followMoves(structure);
    expect(moves.put({ id: 14, departmentId: 2 })).toBeUndefined();
    expect(moves.put(leader, [report])).toBe(14);
    expect(moves.put(report, [single])).toBeUndefined();
    expect(moves.put(leader, [report])).toBeUndefined();
    expect(moves.put(single, [leader])).toBe(12);
  });

  it('answer to the leaders of their department where they name nobody', () => {
    const moves = followMoves(structure);
    expect(moves.put({ id: 14, departmentId: 3 }, [])).toBeUndefined();
    expect(moves.put({ id: 13, departmentId: 1 }, [report])).toBe(14);
  });

  it('stand where they were put, whatever whoever names them knows', () => {
    const moves = followMoves(structure);
    expect(moves.put({ ...single, departmentId: 2 })).toBeUndefined();
    // 15 answers to 12 by now.
    expect(moves.put(leader, [single])).toBe(15);
  });

  it('may come in anew, and count from then on', () => {
    const moves = followMoves(structure);
    moves.add({ id: -1, departmentId: 1 }, [report]);
    expect(moves.put(leader, [{ id: -1, departmentId: 1 }])).toBe(-1);
    expect(moves.put(other, [{ id: -1, departmentId: 1 }])).toBeUndefined();
  });

  it('are refused exactly where they would stand above themselves', () => {
    for (let seed = 0; seed < 1500; seed += 1) {
      const one = makeUpCompany(seed);
      const wish = makeUpCompany(seed + 5000).people;
      const read = readStructure(one);
      for (const person of one.people) {
        const wished = wish.find(({ id }) => id === person.id);
        if (!wished) continue;
        const moved = { id: person.id, departmentId: wished.departmentId };
        const named = one.people.filter(
          ({ id, isActive }) => isActive && wished.namedManagers.includes(id),
        );
        const below = followMoves(read).put(moved, named);
        expect(below).toBe(findManagerBelow(read, moved, named));
      }
    }
  });

  it.each([
    ['from the top down', (ids: number[]) => ids, 0],
    ['from the bottom up', (ids: number[]) => ids.toReversed(), 0],
    ['into another department, each under the manager of before', (ids: number[]) => ids, 1],
  ])('take a walk over a chain of them, not one for each: %s', (_case, order, moved) => {
    const countFor = (length: number) => {
      const ids = Array.from({ length }, (_, at) => at + 1);
      const chain = ids.slice(1).map((id) => ({ person: id, manager: id - 1 }));
      const namedManagers = chain.map(({ person, manager }) => ({
        personId: person,
        homeDepartmentId: 0,
        managerId: manager,
        managerHomeDepartmentId: 0,
      }));
      const flat = { departments: [], leaders: [], namedManagers: moved ? namedManagers : [] };
      const moves = followMoves(flat);
      const adding = vi.spyOn(Set.prototype, 'add');
      try {
        for (const id of order(ids.slice(1))) {
          const managers = [{ id: id - 1, departmentId: 0 }];
          expect(moves.put({ id, departmentId: moved }, managers)).toBeUndefined();
        }
        return adding.mock.calls.length;
      } finally {
        adding.mockRestore();
      }
    };
    expect(countFor(1600)).toBeLessThan(5 * countFor(400));
  });
});
