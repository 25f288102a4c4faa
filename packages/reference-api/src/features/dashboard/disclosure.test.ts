import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createRandomResults, months } from './testing/random-results.ts';
import {
  comparedScores,
  countedDisc,
  countedReviews,
  type Filters,
  peopleOf,
  type RawCompany,
  readRawCompany,
} from './testing/raw-company.ts';

const test = openTestApp();

/** Which result counts of each person, in one figure. */
type Counted = ReadonlyMap<number, number>;

interface Figure {
  readonly filters: Filters;
  /** Everybody whom the filters leave. */
  readonly people: ReadonlySet<number>;
  readonly counted: Counted;
  readonly isTold: boolean;
}

/** Every choice that the filters allow. */
function choicesOf({ departments, positions }: RawCompany): Filters[] {
  const periods = ['', ...months].flatMap((mesInicio) =>
    ['', ...months]
      .filter((mesFim) => !mesInicio || !mesFim || mesInicio <= mesFim)
      .map((mesFim) => ({ ...(mesInicio && { mesInicio }), ...(mesFim && { mesFim }) })),
  );
  return [0, ...departments.map(({ id }) => id)].flatMap((idOrganogramaNo) =>
    [0, ...positions.map(({ id }) => id)].flatMap((idOrganogramaCargo) =>
      periods.map((period) => ({ idOrganogramaNo, idOrganogramaCargo, ...period })),
    ),
  );
}

/** The figures of all choices, those of cycles last: the profiles, and each competency. */
async function readFigures(seed: number): Promise<[name: string, figures: Figure[]][]> {
  const { companyId, token, competencies, cycles } = await createRandomResults(test, seed);
  const raw = await readRawCompany(test, companyId);
  const disc: Figure[] = [];
  const ofCompetency = new Map(competencies.map(({ id }) => [id, [] as Figure[]]));
  const toCounted = (rows: readonly { id: number; person_id: number }[]) =>
    new Map(rows.map(({ id, person_id }) => [person_id, id]));
  const choices = choicesOf(raw);
  const places = choices.filter((filters) => !filters.mesInicio && !filters.mesFim);
  const ofCycles = Object.values(cycles).flatMap((idCiclo) =>
    places.map((place) => ({ ...place, idCiclo })),
  );
  for (const filters of [...choices, ...ofCycles]) {
    const people = new Set(peopleOf(raw, filters).map(({ id }) => id));
    const { data } = await test.call('getDashboard', {
      token,
      query: { ...filters, cartoes: 'comportamental,competencias' },
    });
    disc.push({
      filters,
      people,
      counted: toCounted(countedDisc(raw, filters)),
      isTold: data.comportamental?.perfis !== null,
    });
    const reviews = countedReviews(raw, filters);
    for (const [id, figures] of ofCompetency) {
      const about = reviews.filter((review) =>
        comparedScores(raw, review.id).some(({ competencyId }) => competencyId === id),
      );
      figures.push({
        filters,
        people,
        counted: toCounted(about),
        isTold: data.competencias?.rows?.some(({ idCompetencia }) => idCompetencia === id) ?? false,
      });
    }
  }
  return [
    ['profiles', disc],
    ...[...ofCompetency].map(
      ([id, figures]) => [`competency ${id}`, figures] as [string, Figure[]],
    ),
  ];
}

/** How many people's results one figure has that the other has not, as they are. */
function besides(one: Counted, other: Counted): number {
  return [...one].filter(([person, result]) => other.get(person) !== result).length;
}

const isFew = (count: number) => count > 0 && count < 5;

const toldOf = (figures: readonly Figure[]) =>
  figures.filter(({ isTold, counted }) => isTold && counted.size > 0);

/** Whether one choice leaves all people and months of another. */
function isWider(outer: Figure, inner: Figure): boolean {
  const { mesInicio = '', mesFim = '9' } = inner.filters;
  return (
    [...inner.people].every((id) => outer.people.has(id)) &&
    mesInicio >= (outer.filters.mesInicio ?? '') &&
    mesFim <= (outer.filters.mesFim ?? '9')
  );
}

/** The figures of cycles never differ by few from any others, and are hidden for no other reason. How many are told. */
function expectCyclesApart(name: string, all: readonly Figure[]): number {
  const ofCycles = all.filter(({ filters, counted }) => filters.idCiclo && counted.size > 0);
  const told = toldOf(ofCycles);
  expect(told.length, name).toBeLessThan(ofCycles.length);
  for (const figure of told) {
    expect(figure.counted.size).toBeGreaterThanOrEqual(5);
    for (const other of toldOf(all)) {
      const pair = `${name} ${JSON.stringify([figure.filters, other.filters])}`;
      const come = besides(other.counted, figure.counted);
      const gone = besides(figure.counted, other.counted);
      if (!other.filters.idCiclo) expect(isFew(Math.max(come, gone)), pair).toBe(false);
      if (gone === 0) expect(isFew(come), pair).toBe(false);
      if (come === 0) expect(isFew(gone), pair).toBe(false);
    }
  }
  for (const { filters, counted } of ofCycles.filter(({ isTold }) => !isTold)) {
    const isNear = all.some((other) => {
      const come = besides(other.counted, counted);
      const gone = besides(counted, other.counted);
      return other.filters.idCiclo
        ? gone === 0 && isFew(come)
        : other.counted.size >= 5 && isFew(Math.max(come, gone));
    });
    expect(counted.size < 5 || isNear, `${name} ${JSON.stringify(filters)}`).toBe(true);
  }
  return told.length;
}

describe.each([17, 2026])('the figures of all that the filters allow (%i)', (seed) => {
  it('never differ by one to four people, and are hidden for no other reason', async () => {
    let toldOfCycles = 0;
    for (const [name, all] of await readFigures(seed)) {
      toldOfCycles += expectCyclesApart(name, all);
      const figures = all.filter(({ filters }) => !filters.idCiclo);
      const told = toldOf(figures);
      expect(told.length, name).toBeGreaterThan(5);
      for (const inner of told) {
        expect(inner.counted.size).toBeGreaterThanOrEqual(5);
        for (const outer of told) {
          const pair = `${name} ${JSON.stringify([inner.filters, outer.filters])}`;
          const [added, lost] = [
            besides(outer.counted, inner.counted),
            besides(inner.counted, outer.counted),
          ];
          if (lost === 0) expect(isFew(added), pair).toBe(false);
          if (isWider(outer, inner)) {
            expect(isFew(Math.max(added, lost)), pair).toBe(false);
          }
        }
      }
      const hidden = figures.filter(({ isTold }) => !isTold);
      expect(hidden.length, name).toBeGreaterThan(5);
      for (const { counted, filters } of hidden) {
        const reasons = figures
          .filter((other) => [...counted.keys()].every((id) => other.people.has(id)))
          .map((other) =>
            Math.max(besides(other.counted, counted), besides(counted, other.counted)),
          );
        expect(counted.size < 5 || reasons.some(isFew), `${name} ${JSON.stringify(filters)}`).toBe(
          true,
        );
      }
    }
    expect(toldOfCycles).toBeGreaterThan(0);
  });
});
