import type { ExamplePerson } from '../../../shared/example/example-people.ts';

/** How far an example performance response has come. */
export type ExampleReviewProgress =
  | 'sent'
  | 'viewed'
  | 'started'
  | 'cancelled'
  | 'self-done'
  | 'partly-rated'
  | 'feedback-owed'
  | 'finished'
  | 'closed';

/** How the managers' scores lie to the person's own; `apart` leaves disagreements. */
export type ExampleAgreement = 'close' | 'moderate' | 'apart';

/** A performance response to seed. */
export interface ExampleReview {
  /** Name of the person. */
  person: string;
  progress: ExampleReviewProgress;
  agreement: ExampleAgreement;
  /** Days from the request to now. */
  sentDaysAgo: number;
}

type Row = [
  person: string,
  progress: ExampleReviewProgress,
  sentDaysAgo: number,
  agreement?: ExampleAgreement,
];

/** The reports of Ana Souza, most of which Rafael Nogueira leads too, show every progress. */
const showcase: readonly Row[] = [
  ['Ana Souza', 'finished', 64, 'moderate'],
  ['Bruno Lima', 'finished', 212, 'apart'],
  ['Bruno Lima', 'sent', 3],
  ['Thiago Martins', 'self-done', 9],
  ['Priscila Andrade', 'partly-rated', 12, 'moderate'],
  ['Gustavo Ribeiro', 'feedback-owed', 18, 'apart'],
  ['Yasmin Oliveira', 'finished', 41, 'close'],
  ['Felipe Carvalho', 'started', 5],
  ['Isabela Monteiro', 'viewed', 4],
  ['Lucas Teixeira', 'closed', 30, 'apart'],
  ['Pedro Henrique Sales', 'cancelled', 15],
  ['Beatriz Campos', 'closed', 33],
];

/** What the others of the team go through, one after another; undefined: never asked. */
const teamProgress: readonly (readonly [ExampleReviewProgress, ExampleAgreement] | undefined)[] = [
  ['finished', 'moderate'],
  ['self-done', 'close'],
  ['finished', 'apart'],
  ['sent', 'close'],
  ['feedback-owed', 'apart'],
  ['finished', 'close'],
  undefined,
  ['started', 'close'],
  ['partly-rated', 'moderate'],
  ['viewed', 'close'],
  ['closed', 'apart'],
  ['cancelled', 'close'],
];

const hasEnded = (progress: ExampleReviewProgress) =>
  progress === 'finished' || progress === 'closed';

/** Who was asked for a performance review and how far it came. */
export function planReviews(people: readonly ExamplePerson[]): ExampleReview[] {
  const names = new Set(people.map(({ name }) => name));
  const shown = new Set(showcase.map(([name]) => name));
  const others = people.filter((person) => !shown.has(person.name) && !person.withoutPassword);
  const team = others.filter((person) => !person.leads && !person.inactive);
  return [
    ...showcase
      .filter(([person]) => names.has(person))
      .map(([person, progress, sentDaysAgo, agreement = 'close']) => ({
        person,
        progress,
        agreement,
        sentDaysAgo,
      })),
    ...others
      .filter((person) => person.leads || person.inactive)
      .map(({ name }, index) => finishedReview(name, 40 + ((index * 23) % 120), index)),
    ...team.flatMap(({ name }, index) => teamReviews(name, index)),
  ];
}

function teamReviews(person: string, index: number): ExampleReview[] {
  const planned = teamProgress[index % teamProgress.length];
  if (!planned) return [];
  const [progress, agreement] = planned;
  const sentDaysAgo = hasEnded(progress) ? 25 + ((index * 31) % 90) : 2 + (index % 7);
  const isRated = progress === 'feedback-owed' || progress === 'partly-rated';
  const current = { person, progress, agreement, sentDaysAgo: sentDaysAgo + (isRated ? 10 : 0) };
  return index % 4 === 0 ? [finishedReview(person, 200 + index, index), current] : [current];
}

function finishedReview(person: string, sentDaysAgo: number, index: number): ExampleReview {
  const agreement = (['close', 'moderate', 'apart'] as const)[index % 3] ?? 'close';
  return { person, progress: 'finished', agreement, sentDaysAgo };
}

/** The few of 'Outra Empresa'. */
export const otherCompanyReviews: readonly ExampleReview[] = [
  { person: 'Jorge Aguiar', progress: 'finished', agreement: 'apart', sentDaysAgo: 50 },
  { person: 'Bianca Toledo', progress: 'sent', agreement: 'close', sentDaysAgo: 2 },
];
