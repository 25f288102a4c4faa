import type { ExampleCompany } from '../../../shared/example/example-companies.ts';
import type { ExamplePerson } from '../../../shared/example/example-people.ts';
import type { SeedExample } from '../../../shared/example/seed-place.ts';
import { exampleCompetencies, otherCompetencies } from './example-competencies.ts';
import { type ExampleReview, otherCompanyReviews, planReviews } from './example-reviews.ts';
import { seedAgreements } from './seed-agreements.ts';
import { type CompetenciesToSeed, seedCompetencies } from './seed-competencies.ts';
import { seedReviews } from './seed-reviews.ts';

/** What performance has of an example company. */
interface PerformanceExample extends CompetenciesToSeed {
  planReviews: (people: readonly ExamplePerson[]) => readonly ExampleReview[];
}

const examples: Readonly<Record<ExampleCompany['key'], PerformanceExample>> = {
  main: { competencies: exampleCompetencies, selectsByPosition: true, planReviews },
  other: {
    competencies: otherCompetencies,
    selectsByPosition: false,
    planReviews: () => otherCompanyReviews,
  },
};

/** Seeds competencies, performance reviews in every status, and what was agreed on after some. */
export const seedPerformanceExample: SeedExample = async (db, { example, ...place }) => {
  const own = examples[example.key];
  await seedCompetencies(db, place.company.id, own);
  const reviews = await seedReviews(db, { ...place, plan: own.planReviews(example.people) });
  await seedAgreements(db, place, reviews);
};
