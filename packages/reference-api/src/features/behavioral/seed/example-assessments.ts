import { OUTCOME_NAMES, type OutcomeName } from '@aferir/domain';

/** How far an example response has come. */
export type ExampleProgress = 'sent' | 'viewed' | 'started' | 'finished' | 'closed';

/** A behavioral response to seed. */
export interface ExampleAssessment {
  /** Index in the list of people. */
  person: number;
  progress: ExampleProgress;
  /** Days from the request to now. */
  sentDaysAgo: number;
  /** What the answers lean to, and end in once there are all. */
  outcome: OutcomeName;
  /** Questions answered so far; a finished response has all. */
  answered: number | 'all';
}

/** How many of the team have come how far; whoever is left over was never asked. */
const teamProgress: readonly (readonly [ExampleProgress, number])[] = [
  ['finished', 23],
  ['sent', 3],
  ['viewed', 3],
  ['started', 4],
  ['closed', 2],
];

const repeatEvery = 5;

/** Walks all sixteen outcomes, in strides, so that neighbors in the list differ. */
function outcomeFor(index: number): OutcomeName {
  return OUTCOME_NAMES[(index * 5) % OUTCOME_NAMES.length] ?? 'Dominante';
}

function assessment(person: number, progress: ExampleProgress): ExampleAssessment {
  const answered: Record<ExampleProgress, number | 'all'> = {
    sent: 0,
    viewed: 0,
    started: 3 + (person % 5) * 3,
    closed: 6,
    finished: 'all',
  };
  return {
    person,
    progress,
    sentDaysAgo: progress === 'finished' ? 6 + ((person * 37) % 170) : 2 + (person % 12),
    outcome: outcomeFor(person),
    answered: answered[progress],
  };
}

function earlierAssessment({ person, sentDaysAgo }: ExampleAssessment): ExampleAssessment {
  return {
    person,
    progress: 'finished',
    sentDaysAgo: sentDaysAgo + 210,
    outcome: outcomeFor(person + 3),
    answered: 'all',
  };
}

/** How many people stand in each part of the list of people. */
export interface ExampleHeadcount {
  leaders: number;
  team: number;
  newcomers: number;
  formerEmployees: number;
}

/**
 * Who was asked and how far they came: leaders have finished, newcomers were just asked, and
 * the team shows every progress, spread over the departments.
 */
export function planAssessments(count: ExampleHeadcount): ExampleAssessment[] {
  const { leaders, team, newcomers, formerEmployees } = count;
  const teamOrder = Array.from({ length: team }, (_, index) => leaders + ((index * 11) % team));
  const progressOfTeam = teamProgress.flatMap(([progress, people]) =>
    teamOrder.splice(0, people).map((person) => assessment(person, progress)),
  );
  const current = [
    ...Array.from({ length: leaders }, (_, person) => assessment(person, 'finished')),
    ...progressOfTeam,
    ...Array.from({ length: newcomers }, (_, index) => assessment(leaders + team + index, 'sent')),
    ...(formerEmployees > 0 ? [assessment(leaders + team + newcomers, 'finished')] : []),
  ];
  const earlier = current
    .filter(({ progress, person }) => progress === 'finished' && person % repeatEvery === 0)
    .map(earlierAssessment);
  return [...earlier, ...current];
}
