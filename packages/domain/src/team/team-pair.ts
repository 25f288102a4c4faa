import { PROFILES, type Profile } from '../disc/index.ts';
import type { TeamPlace } from './team-map.ts';
import { PAIR_TEXTS, type PairText } from './team-pair-texts.ts';

/** Somebody who is set beside somebody else. */
export interface PairedPerson {
  readonly name: string;
  readonly primary: Profile;
  readonly place: TeamPlace;
}

/** How far two people are apart on an axis. */
export type DifferenceDegree = 'small' | 'medium' | 'large';

/** How two people differ on an axis of the map, in Brazilian Portuguese. */
export interface PairDifference {
  readonly axis: keyof TeamPlace;
  readonly degree: DifferenceDegree;
  readonly text: string;
}

/** How two people work together. */
export interface PairReading extends PairText {
  readonly differences: readonly PairDifference[];
}

/** From which distance on, of the 200 from end to end, a difference is medium or large. */
const DEGREE_STARTS = { medium: 25, large: 75 } as const;

type DifferenceTexts = Readonly<
  Record<
    keyof TeamPlace,
    Readonly<Record<DifferenceDegree, (more: string, less: string) => string>>
  >
>;

/** `more` is who has the faster pace, or looks more at people. */
const DIFFERENCE_TEXTS: DifferenceTexts = {
  pace: {
    small: () => 'As duas pessoas preferem um ritmo parecido.',
    medium: (more, less) => `${more} prefere um ritmo mais rápido que ${less}.`,
    large: (more, less) =>
      `${more} prefere um ritmo bem mais rápido que ${less}. Combinem prazos intermediários, para que ninguém corra sem necessidade nem espere sem saber.`,
  },
  focus: {
    small: () => 'As duas pessoas dão atenção parecida a tarefas e a relações.',
    medium: (more, less) => `${more} olha mais para as pessoas; ${less}, mais para as tarefas.`,
    large: (more, less) =>
      `${more} olha primeiro para as pessoas; ${less}, primeiro para as tarefas. Comecem as conversas dizendo o que cada um precisa resolver.`,
  },
};

/** Tells how two people work together: by their main profiles, and by how far apart they stand on the map. */
export function comparePair(one: PairedPerson, other: PairedPerson): PairReading {
  return {
    ...pairText(one.primary, other.primary),
    differences: [differenceOn('pace', one, other), differenceOn('focus', one, other)],
  };
}

/** The text of two main profiles, in whichever order. */
export function pairText(one: Profile, other: Profile): PairText {
  const [first, second] = [one, other].toSorted(
    (a, b) => PROFILES.indexOf(a) - PROFILES.indexOf(b),
  ) as [Profile, Profile];
  const found = PAIR_TEXTS.find(({ profiles }) => profiles[0] === first && profiles[1] === second);
  if (!found) throw new RangeError(`There is no text for ${first} and ${second}`);
  const { summary, strengths, cautions, agreements } = found;
  return { summary, strengths, cautions, agreements };
}

/** How far apart is some distance on an axis. */
export function degreeOf(distance: number): DifferenceDegree {
  if (distance >= DEGREE_STARTS.large) return 'large';
  return distance >= DEGREE_STARTS.medium ? 'medium' : 'small';
}

function differenceOn(
  axis: keyof TeamPlace,
  one: PairedPerson,
  other: PairedPerson,
): PairDifference {
  const distance = one.place[axis] - other.place[axis];
  const degree = degreeOf(Math.abs(distance));
  const [more, less] = distance >= 0 ? [one, other] : [other, one];
  return { axis, degree, text: DIFFERENCE_TEXTS[axis][degree](more.name, less.name) };
}
