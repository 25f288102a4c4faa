/** The four profiles, in the order that settles the last ties. */
export const PROFILES = ['Dominante', 'Influente', 'Estável', 'Conforme'] as const;

/** One of the four behavioral profiles. */
export type Profile = (typeof PROFILES)[number];

/** A place on the scale: 1 is 'Me identifico muito', 4 is 'Não me identifico'. */
export type Place = 1 | 2 | 3 | 4;

/** Every place, from the strongest to the weakest. */
export const PLACES = [1, 2, 3, 4] as const satisfies readonly Place[];

/** What each place says on the screen. */
export const PLACE_LABELS: Readonly<Record<Place, string>> = {
  1: 'Me identifico muito',
  2: 'Me identifico',
  3: 'Me identifico em parte',
  4: 'Não me identifico',
};

/** The places given so far to the options of one question, by option id. */
export type Ranking = Readonly<Record<number, Place>>;

/** One place given to one option, as it arrives from outside. */
export interface RankedOption {
  readonly optionId: number;
  readonly place: number;
}

/** Points of each profile. */
export type ProfileSums = Readonly<Record<Profile, number>>;

/** What the answers of one response add up to. */
export interface DiscScore {
  readonly questionCount: number;
  readonly sums: ProfileSums;
  /** How often each profile was given 'Me identifico muito'; it settles ties. */
  readonly firstPlaces: ProfileSums;
}

/** One profile with its points. */
export interface ProfileSum {
  readonly profile: Profile;
  readonly sum: number;
}
