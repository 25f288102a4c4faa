import type { Presence, Profile, TeamPlace } from '@aferir/domain';

/** Which team is shown; neither: that of the employee who looks. */
export interface TeamSource {
  readonly departmentId: number | undefined;
  readonly managerId: number | undefined;
}

/** Somebody of the team. */
export interface TeamPerson {
  readonly id: number;
  readonly name: string;
  readonly isManager: boolean;
  /** The main profile; null without a result. */
  readonly profile: Profile | null;
  /** Null where there is no place to show. */
  readonly place: TeamPlace | null;
  /** What speaks against reading much into the result. */
  readonly doubts: readonly string[];
}

/** Somebody with a place on the map. */
export type PlacedPerson = TeamPerson & { readonly profile: Profile; readonly place: TeamPlace };

/** What a team has much and little of. */
export interface TeamReading {
  readonly counts: readonly { readonly profile: Profile; readonly count: number }[];
  readonly presences: readonly {
    readonly profile: Profile;
    readonly presence: Presence;
    readonly text: string;
  }[];
}

/** A team on the map. */
export interface Team {
  readonly name: string;
  /** By name. */
  readonly people: readonly TeamPerson[];
  readonly assessedCount: number;
  /** Null with too few results. */
  readonly reading: TeamReading | null;
}

/** How far two people are apart on an axis. */
export interface PairDifference {
  readonly axis: 'pace' | 'focus';
  readonly degree: 'small' | 'medium' | 'large';
  readonly text: string;
}

/** Two people side by side. */
export interface Pair {
  readonly people: readonly {
    readonly id: number;
    readonly name: string;
    readonly profile: Profile;
    readonly doubts: readonly string[];
  }[];
  readonly summary: string;
  readonly strengths: readonly string[];
  readonly cautions: readonly string[];
  readonly agreements: readonly string[];
  readonly differences: readonly PairDifference[];
}

/** How the team and its managers score a competency. */
export interface TeamCompetency {
  readonly id: number;
  readonly name: string;
  readonly selfMean: number;
  readonly managerMean: number;
  readonly gap: number;
  readonly people: number;
}

/** The competencies of the team, the widest gap first. */
export interface TeamCompetencies {
  readonly rows: readonly TeamCompetency[];
  readonly hiddenCount: number;
}
