import type { TeamMapMessages } from '../../team-map/team-map.messages.ts';

/** The map of a team in English. */
export const teamMapEnglish: TeamMapMessages = {
  language: 'en',
  contentNote: 'The profiles, the competencies and the texts about two people are in Portuguese.',
  title: 'Team map',
  titleOf: (team) => `Team: ${team}`,
  loading: 'Loading the map…',
  unavailable: 'The map of the team could not be opened',
  retry: 'Try again',
  empty: 'Nobody is in this team',
  emptyHint: 'Once there are active people here, they show up on the map.',
  emptyOwnHint: 'Once there are people in your team, they show up on the map.',
  seen: 'Each person sees, in their own profile, who has looked at their result here.',

  map: 'Who is where',
  mapSummary: (assessed, people) =>
    people === 1
      ? `${assessed} of 1 person has a result.`
      : `${assessed} of ${people} people have a result.`,
  mapExplanation:
    'Further up are those who prefer a fast pace; further to the right, those who look more at people. Whoever is near the center has a bit of each side. The letter is that of the main profile. No place on the map is better than another.',
  peopleOnMap: 'People on the map',
  fast: 'Fast pace',
  calm: 'Calm pace',
  tasks: 'Focus on tasks',
  relations: 'Focus on people',
  person: 'Person',
  profile: 'Main profile',
  pace: 'Pace',
  focus: 'Focus on',
  remark: 'Remark',
  paces: { high: 'fast', middle: 'moderate', low: 'calm' },
  focuses: { high: 'people', middle: 'both alike', low: 'tasks' },
  markOf: (name, profile, pace, focus) => `${name}: ${profile}, ${pace} pace, focus on ${focus}`,
  manager: 'manager',
  noneYet: 'No result',
  withoutResult: (names) => `No result yet: ${names}`,
  nobodyOnMap: 'Nobody has a result yet',
  nobodyOnMapHint: 'Whoever finishes the behavioral assessment shows up here.',

  pair: 'Two people side by side',
  pairHint: 'Choose two people, here or on the map.',
  firstPerson: 'First person',
  secondPerson: 'Second person',
  chooseSomebody: 'Nobody',
  loadingPair: 'Loading the comparison…',
  pairFailed: 'The two people could not be compared',
  strengths: 'What they do well together',
  cautions: 'What to mind',
  agreements: 'What helps to agree on',
  differences: 'Differences in degree',
  axes: { pace: 'Pace', focus: 'Focus' },
  degrees: { small: 'small', medium: 'medium', large: 'large' },
  differenceOf: (axis, degree) => `${axis}: ${degree} difference`,

  reading: 'What the team has much and little of',
  readingHidden: 'Shows up from 3 results on',
  readingHiddenHint: 'With fewer, it would speak of each person.',
  peopleOf: (people) => (people === 1 ? '1 person' : `${people} people`),
  much: 'Much',
  little: 'Little',
  balanced: 'The four profiles are balanced in this team.',

  competencies: 'Competencies of the team',
  competenciesHint: 'Means of the finished performance reviews, the widest gap first.',
  loadingCompetencies: 'Loading the competencies…',
  competenciesFailed: 'The competencies could not be loaded',
  noCompetencies: 'There are no competencies to show yet',
  noCompetenciesHint:
    'A competency shows up once 3 people have a self-assessment and a score from their managers.',
  hiddenCompetencies: (count) =>
    count === 1
      ? '1 competency still has fewer than 3 people with both scores.'
      : `${count} competencies still have fewer than 3 people with both scores.`,
  selfMean: 'Self-assessment',
  managerMean: 'Managers',
  gap: 'Gap',
  widestGap: 'Widest gap',
};
