import type { Db } from '../../platform/db/database.ts';

/** A competency of the company, selected for a position or not. */
export interface PositionCompetency {
  readonly id: number;
  readonly name: string;
  readonly isSelected: boolean;
}

/** What positions need of whoever keeps the competencies. */
export interface PositionCompetencies {
  /** The active ones in their order. */
  readonly list: (
    db: Db,
    companyId: number,
    positionId: number,
  ) => Promise<readonly PositionCompetency[]>;
  /** Selects one or not; tells its name, undefined where there is no such active competency. */
  readonly set: (
    db: Db,
    companyId: number,
    choice: { positionId: number; competencyId: number; isSelected: boolean },
  ) => Promise<string | undefined>;
  /** Selects these of the active ones and no others; tells their names, undefined where one is no active competency. */
  readonly choose: (
    db: Db,
    companyId: number,
    chosen: { positionId: number; competencyIds: readonly number[] },
  ) => Promise<readonly string[] | undefined>;
}
