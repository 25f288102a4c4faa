import type { ExamplePerson } from '../../../shared/example/example-people.ts';
import type { SeedExample } from '../../../shared/example/seed-place.ts';
import { planAssessments } from './example-assessments.ts';
import { seedAssessments } from './seed-assessments.ts';

/** Seeds behavioral assessments in every status. */
export const seedBehavioralExample: SeedExample = (db, { example, ...place }) =>
  seedAssessments(db, { ...place, plan: planFor(example.people) });

function planFor(people: readonly ExamplePerson[]) {
  const newcomers = people.filter(({ withoutPassword }) => withoutPassword).length;
  const formerEmployees = people.filter(({ inactive }) => inactive).length;
  const leaders = people.filter(({ leads }) => leads).length;
  const team = people.length - leaders - newcomers - formerEmployees;
  return planAssessments({ leaders, team, newcomers, formerEmployees });
}
