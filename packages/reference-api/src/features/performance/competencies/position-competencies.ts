import type { Db } from '../../../platform/db/database.ts';

/** A competency of a position, chosen or not. */
interface CompetencyChoice {
  readonly positionId: number;
  readonly competencyId: number;
  readonly isSelected: boolean;
}

/** What a position is assessed in. */
interface ChosenCompetencies {
  readonly positionId: number;
  readonly competencyIds: readonly number[];
}

/** Which competencies a position is assessed in, for whoever keeps the positions. */
export const positionCompetencies = {
  /** The active ones in their order, each selected or not. */
  async list(db: Db, companyId: number, positionId: number) {
    const rows = await db
      .selectFrom('performance_competency as competency')
      .leftJoin('position_competency as selected', (join) =>
        join
          .onRef('selected.company_id', '=', 'competency.company_id')
          .onRef('selected.competency_id', '=', 'competency.id')
          .on('selected.position_id', '=', positionId),
      )
      .where('competency.company_id', '=', companyId)
      .where('competency.is_active', '=', true)
      .select(['competency.id', 'competency.name', 'selected.position_id'])
      .orderBy('competency.sort_order')
      .orderBy('competency.id')
      .execute();
    return rows.map(({ id, name, position_id }) => ({
      id,
      name,
      isSelected: position_id !== null,
    }));
  },

  /** Selects one or not; tells its name, undefined where there is no such active competency. */
  async set(
    db: Db,
    companyId: number,
    { positionId, competencyId, isSelected }: CompetencyChoice,
  ): Promise<string | undefined> {
    const competency = await db
      .selectFrom('performance_competency')
      .select('name')
      .where('company_id', '=', companyId)
      .where('id', '=', competencyId)
      .where('is_active', '=', true)
      .executeTakeFirst();
    if (!competency) return undefined;
    if (isSelected) {
      await db
        .insertInto('position_competency')
        .values({ company_id: companyId, position_id: positionId, competency_id: competencyId })
        .onConflict((taken) => taken.doNothing())
        .execute();
    } else {
      await db
        .deleteFrom('position_competency')
        .where('company_id', '=', companyId)
        .where('position_id', '=', positionId)
        .where('competency_id', '=', competencyId)
        .execute();
    }
    return competency.name;
  },

  /** Selects these of the active ones and no others; tells their names, undefined where one is no active competency. */
  async choose(
    db: Db,
    companyId: number,
    { positionId, competencyIds }: ChosenCompetencies,
  ): Promise<readonly string[] | undefined> {
    const active = await this.list(db, companyId, positionId);
    const wanted = new Set(competencyIds);
    const chosen = active.filter(({ id }) => wanted.has(id));
    if (chosen.length < wanted.size) return undefined;
    const added = chosen.filter(({ isSelected }) => !isSelected);
    const dropped = active.filter(({ id, isSelected }) => isSelected && !wanted.has(id));
    if (added.length > 0) {
      await db
        .insertInto('position_competency')
        .values(
          added.map(({ id }) => ({
            company_id: companyId,
            position_id: positionId,
            competency_id: id,
          })),
        )
        .execute();
    }
    if (dropped.length > 0) {
      await db
        .deleteFrom('position_competency')
        .where('company_id', '=', companyId)
        .where('position_id', '=', positionId)
        .where(
          'competency_id',
          'in',
          dropped.map(({ id }) => id),
        )
        .execute();
    }
    return chosen.map(({ name }) => name);
  },
};
